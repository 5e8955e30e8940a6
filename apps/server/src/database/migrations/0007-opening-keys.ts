// The index by key holds the whole row: with a table and an index of ids beside it each key was written three times.
export const sql = `
create table new_opening_keys (
  key text collate "C" not null,
  listing_id text collate "C" not null,
  primary key (key, listing_id)
) /* sqlite: without rowid */;
insert into new_opening_keys (key, listing_id) select key, listing_id from opening_keys;
drop table opening_keys;
alter table new_opening_keys rename to opening_keys;
`
