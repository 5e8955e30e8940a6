export const sql = `
create table feedback (
  id text collate "C" primary key,
  account_id text collate "C" not null references accounts (id) on delete cascade,
  listing_id text collate "C" not null,
  kind text collate "C" not null,
  title text not null,
  company text not null,
  reason text collate "C" not null,
  about text collate "C",
  value text not null,
  label text not null,
  created_at bigint not null
);
create unique index feedback_listing on feedback (account_id, listing_id);
`
