export const sql = `
alter table listings add column first_at bigint;
create index listings_first on listings (first_at);
create table alerts (
  account_id text collate "C" primary key references accounts (id) on delete cascade,
  every text collate "C" not null,
  zone text collate "C" not null,
  next_at bigint not null,
  looked_at bigint not null,
  is_paused integer not null,
  refused_at bigint
);
create index alerts_due on alerts (next_at);
create table saved_searches (
  id text collate "C" primary key,
  account_id text collate "C" not null references accounts (id) on delete cascade,
  kind text collate "C" not null,
  name text not null,
  query text collate "C" not null,
  created_at bigint not null
);
create unique index saved_searches_once on saved_searches (account_id, kind, query);
create table alerted (
  account_id text collate "C" not null references accounts (id) on delete cascade,
  what text collate "C" not null,
  subject_id text collate "C" not null,
  at bigint not null,
  primary key (account_id, what, subject_id)
);
create index alerted_at on alerted (at);
create table unsubscribe_links (
  secret_hash text collate "C" primary key,
  account_id text collate "C" not null references accounts (id) on delete cascade,
  created_at bigint not null
);
create index unsubscribe_links_account on unsubscribe_links (account_id);
`
