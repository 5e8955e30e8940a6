export const sql = `
create table source_units (
  id text collate "C" primary key,
  source text collate "C" not null,
  state text collate "C" not null,
  next_run_at bigint not null,
  run_started_at bigint,
  run_is_whole integer not null,
  run_requests integer not null,
  run_rejected integer not null,
  last_run_at bigint,
  failures integer not null,
  error text,
  was_doubted integer not null,
  open_listings integer not null,
  rejected integer not null,
  etag text,
  last_modified text
);
create index source_units_due on source_units (source, next_run_at);

create table source_requests (
  id text collate "C" primary key,
  unit text collate "C" not null,
  place integer not null,
  request text not null
);
create index source_requests_unit on source_requests (unit, place);

create table source_calls (
  id text collate "C" primary key,
  source text collate "C" not null,
  hour bigint not null,
  calls integer not null
);
create index source_calls_source on source_calls (source, hour);

create table sightings (
  id text collate "C" primary key,
  unit text collate "C" not null,
  key text collate "C" not null,
  listing_id text collate "C" not null,
  own_id text collate "C" not null,
  first_seen bigint not null,
  last_seen bigint not null,
  closed_at bigint,
  version text,
  opening text not null
);
create index sightings_unit on sightings (unit, closed_at);
create index sightings_listing on sightings (listing_id);
create index sightings_age on sightings (closed_at, last_seen);

create table opening_keys (
  id text collate "C" primary key,
  key text collate "C" not null,
  listing_id text collate "C" not null
);
create index opening_keys_key on opening_keys (key);
`
