export const sql = `
create table posting_steps (
  id text collate "C" primary key,
  account_id text collate "C" not null references accounts (id) on delete cascade,
  kind text collate "C" not null,
  posting_id text collate "C" not null,
  place integer not null,
  step text collate "C" not null,
  reviewer_account_id text collate "C" references accounts (id) on delete set null,
  reason text collate "C",
  words text not null,
  at bigint not null
);
create index posting_steps_posting on posting_steps (kind, posting_id, place);
create index posting_steps_account on posting_steps (account_id);
create index posting_steps_reviewer on posting_steps (reviewer_account_id);
`
