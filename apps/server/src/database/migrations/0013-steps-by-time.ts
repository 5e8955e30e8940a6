export const sql = `
create index posting_steps_at on posting_steps (at);
`
