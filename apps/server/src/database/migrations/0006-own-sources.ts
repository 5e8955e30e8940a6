export const sql = `
create table own_sources (
  id text collate "C" primary key,
  name text not null
);
`
