export const sql = `
create table posting_links (
  kind text collate "C" not null,
  posting_id text collate "C" not null,
  account_id text collate "C" not null references accounts (id) on delete cascade,
  link text not null,
  first_end text,
  last_end text not null,
  is_reached integer not null,
  at bigint not null,
  primary key (kind, posting_id)
);
create index posting_links_account on posting_links (account_id);
`
