export const sql = `
create table skill_claims (
  account_id text collate "C" not null references accounts (id) on delete cascade,
  skill_key text collate "C" not null,
  name text not null,
  claim text collate "C" not null,
  created_at bigint not null,
  primary key (account_id, skill_key)
);
`
