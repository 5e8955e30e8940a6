/** Whom the server of the tests names to review postings: one for each worker, since two that make one account at once void each other's link. */
export const reviewerAddresses = Array.from({ length: 8 }, (_, worker) => `reviewer-${worker}@mailbox.example`)
