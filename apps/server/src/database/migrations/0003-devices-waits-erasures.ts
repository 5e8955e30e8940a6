export const sql = `
create table known_devices (
  id text collate "C" primary key,
  account_id text collate "C" not null references accounts (id) on delete cascade,
  secret_hash text collate "C" not null unique,
  created_at bigint not null,
  last_used_at bigint not null
);
create index known_devices_account on known_devices (account_id);

create table login_waits (
  key text collate "C" primary key,
  tries integer not null,
  waits_until bigint not null,
  last_at bigint not null
);

create table erasures (
  id text collate "C" primary key,
  asked_at bigint not null
);
`
