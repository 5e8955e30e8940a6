export const sql = `
create table calendar_feeds (
  account_id text collate "C" primary key references accounts (id) on delete cascade,
  secret_hash text collate "C" not null,
  created_at bigint not null,
  given text not null
);
create unique index calendar_feeds_secret on calendar_feeds (secret_hash);
`
