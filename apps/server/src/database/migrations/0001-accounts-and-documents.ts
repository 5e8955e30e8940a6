export const sql = `
create table accounts (
  id text collate "C" primary key,
  email text collate "C" not null unique,
  name text not null,
  password_hash text not null,
  password_updated_at bigint not null,
  email_verified integer not null default 0,
  created_at bigint not null,
  updated_at bigint not null,
  accessed_at bigint not null
);

create table sessions (
  id text collate "C" primary key,
  account_id text collate "C" not null references accounts (id) on delete cascade,
  secret_hash text collate "C" not null unique,
  created_at bigint not null,
  last_used_at bigint not null,
  expires_at bigint not null,
  user_agent text not null
);
create index sessions_account on sessions (account_id);
create index sessions_expiry on sessions (expires_at);

create table account_tokens (
  id text collate "C" primary key,
  account_id text collate "C" not null references accounts (id) on delete cascade,
  purpose text collate "C" not null,
  secret_hash text collate "C",
  created_at bigint not null,
  expires_at bigint not null,
  unique (account_id, purpose)
);

create table outbox (
  id text collate "C" primary key,
  account_id text collate "C" references accounts (id) on delete cascade,
  recipient text not null,
  template text collate "C" not null,
  params text not null,
  message_id text collate "C" not null unique,
  state text collate "C" not null,
  attempts integer not null default 0,
  next_attempt_at bigint not null,
  leased_until bigint not null default 0,
  last_error text,
  created_at bigint not null,
  sent_at bigint,
  file_name text,
  file_expires_at bigint
);
create index outbox_turn on outbox (state, next_attempt_at);
create index outbox_account on outbox (account_id);

create table rate_limits (
  key text collate "C" primary key,
  used_until bigint not null
);
create index rate_limits_used on rate_limits (used_until);

create table leases (
  name text collate "C" primary key,
  holder text collate "C" not null,
  until bigint not null
);

create table user_activity (
  account_id text collate "C" primary key references accounts (id) on delete cascade,
  id text collate "C" not null unique,
  entries text not null,
  created_at bigint not null,
  updated_at bigint not null
);

create table profiles (
  id text collate "C" primary key,
  account_id text collate "C" not null unique references accounts (id) on delete cascade,
  name text not null,
  phone text not null,
  location text not null,
  experience_level text not null,
  education text not null,
  summary text not null,
  work_experience text not null,
  projects text not null,
  skills text not null,
  certifications text not null,
  languages text not null,
  interests text not null,
  preferences text not null,
  original_file_name text not null,
  resume_uploaded_at bigint,
  resume_version integer not null,
  has_resume integer not null,
  last_login bigint,
  profile_complete integer not null,
  completeness_score integer not null,
  skills_count integer not null,
  projects_count integer not null,
  work_experience_count integer not null,
  created_at bigint not null,
  updated_at bigint not null
);

create table job_postings (
  id text collate "C" primary key,
  account_id text collate "C" not null references accounts (id) on delete cascade,
  job_id text collate "C" not null,
  job_role text not null,
  company_name text not null,
  description text not null,
  stipend text,
  duration text,
  location text not null,
  apply_link text not null,
  skills text not null,
  site text not null,
  job_type text not null,
  category text not null,
  experience_level text not null,
  application_deadline bigint,
  status text collate "C" not null,
  created_at bigint not null,
  updated_at bigint not null
);
create index job_postings_account on job_postings (account_id, created_at);
create index job_postings_status on job_postings (status, created_at);

create table hackathon_postings (
  id text collate "C" primary key,
  account_id text collate "C" not null references accounts (id) on delete cascade,
  hackathon_id text collate "C" not null,
  title text not null,
  organization text not null,
  description text not null,
  prize text,
  mode text not null,
  registration_deadline bigint not null,
  submission_deadline bigint,
  start_date bigint not null,
  participation_link text not null,
  location text,
  themes text not null,
  status text collate "C" not null,
  created_at bigint not null,
  updated_at bigint not null
);
create index hackathon_postings_account on hackathon_postings (account_id, created_at);
create index hackathon_postings_status on hackathon_postings (status, created_at);
`
