export const sql = `
alter table job_postings add column deadline_zone text collate "C";
alter table job_postings add column place text;
alter table job_postings add column years integer;
alter table hackathon_postings add column deadline_zone text collate "C";
`
