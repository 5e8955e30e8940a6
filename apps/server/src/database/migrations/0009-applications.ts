export const sql = `
create table applications (
  id text collate "C" primary key,
  account_id text collate "C" not null references accounts (id) on delete cascade,
  listing_id text collate "C",
  kind text collate "C" not null,
  title text not null,
  company text not null,
  place text not null,
  link text not null,
  deadline bigint,
  deadline_zone text,
  words text not null,
  stage text collate "C" not null,
  notes text not null,
  next_step text not null,
  next_step_on text collate "C",
  created_at bigint not null,
  updated_at bigint not null
);
create unique index applications_listing on applications (account_id, listing_id);
`
