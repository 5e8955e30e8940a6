export const sql = `
alter table listings add column open_until bigint;
update listings set open_until = 0 where content like '%"status":"closed"%';
create index listings_sitemap on listings (id, kind, feed, open_until, updated_at);
`
