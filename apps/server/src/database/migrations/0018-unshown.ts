export const sql = `
alter table profiles add column unshown text not null default '';
`
