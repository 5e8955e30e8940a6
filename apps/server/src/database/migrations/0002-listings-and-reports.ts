export const sql = `
create table listings (
  id text collate "C" primary key,
  feed text collate "C" not null,
  kind text collate "C" not null,
  content text not null,
  content_hash text collate "C" not null,
  updated_at bigint not null
);
create index listings_feed on listings (feed, id);

create table listing_changes (
  number bigint primary key,
  listing_id text collate "C" not null,
  change text collate "C" not null,
  changed_at bigint not null
);

create table listing_counter (
  id integer primary key,
  number bigint not null
);
insert into listing_counter (id, number) values (1, 0);

create table listing_feeds (
  feed text collate "C" primary key,
  version text collate "C" not null,
  finished_at bigint not null
);

create table reports (
  id text collate "C" primary key,
  account_id text collate "C" references accounts (id) on delete cascade,
  report_id text collate "C" not null,
  content_hash text collate "C" not null,
  params text not null,
  created_at bigint not null,
  unique (report_id, content_hash)
);
create index reports_account on reports (account_id);
create index reports_age on reports (created_at);

create table report_images (
  id text collate "C" primary key,
  account_id text collate "C" references accounts (id) on delete cascade,
  image bytea not null,
  thumb bytea not null,
  created_at bigint not null,
  expires_at bigint not null
);
create index report_images_account on report_images (account_id);
create index report_images_expiry on report_images (expires_at);
`
