export const sql = `
create table listing_complaints (
  id text collate "C" primary key,
  listing_id text collate "C" not null,
  about text collate "C" not null,
  state text collate "C" not null,
  at bigint not null
);
create index listing_complaints_listing on listing_complaints (listing_id);
create index listing_complaints_at on listing_complaints (at);
alter table listings add column hidden_until bigint;
create index listings_hidden on listings (hidden_until) where hidden_until is not null;
`
