const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs

/** How long things last, in milliseconds. The server keeps to these, and the sentences below are made of them. */
export const lifeMs = {
  sessionIdle: 14 * dayMs,
  session: 90 * dayMs,
  knownDevice: 180 * dayMs,
  unverifiedAccount: 90 * dayMs,
  verificationLink: 7 * dayMs,
  usedVerification: 90 * dayMs,
  recoveryLink: hourMs,
  mailAttempts: 4 * dayMs,
  mail: 30 * dayMs,
  alerted: 180 * dayMs,
  complaint: 30 * dayMs,
  report: 365 * dayMs,
  screenshot: 90 * dayMs,
  backup: 30 * dayMs,
} as const

export interface Retention {
  readonly what: string
  readonly howLong: string
}

/** '90 days' */
export const days = (ms: number) => `${ms / dayMs} days`

/** One line for each table that holds what belongs to a person, in the order in which people read them. */
export const tableRetention = {
  profiles: {
    what: 'Your profile: what you confirmed from the reading',
    howLong: 'Until you delete it, or your account goes.',
  },
  accounts: {
    what: 'Your account: email and a hash of the password',
    howLong: `Until you delete it; ${days(lifeMs.unverifiedAccount)} after you last signed in, if the email was never verified.`,
  },
  sessions: {
    what: 'Sessions',
    howLong: `Until you sign out, ${days(lifeMs.sessionIdle)} without use, or ${days(lifeMs.session)} after you signed in.`,
  },
  known_devices: {
    what: 'Browsers in which you signed in, as hashes',
    howLong: `${days(lifeMs.knownDevice)} after you last signed in there, or until your account goes.`,
  },
  account_tokens: {
    what: 'Links sent by email, as hashes',
    howLong: `Until replaced; ${days(lifeMs.verificationLink)} to verify, ${lifeMs.recoveryLink / hourMs} hour to reset a password. We remember a used verification link for ${days(lifeMs.usedVerification)}, so that opening it again says so.`,
  },
  user_activity: {
    what: 'Your last ten activities (signing in, resume read, saved, posted, applied)',
    howLong: 'Until ten newer ones replace them, or your account goes.',
  },
  job_postings: {
    what: 'Jobs that you posted; their reviewers see your email',
    howLong: 'Until you delete them, or your account goes.',
  },
  hackathon_postings: {
    what: 'Hackathons that you posted; their reviewers see your email',
    howLong: 'Until you delete them, or your account goes.',
  },
  applications: {
    what: 'Your own record of applications, with your notes',
    howLong: 'Until you remove them, or your account goes.',
  },
  calendar_feeds: {
    what: 'The secret link of your calendar, as a hash, with the dates as it last gave them',
    howLong: 'Until you end the link, or your account goes.',
  },
  feedback: {
    what: 'Why listings are not for you, as you told us',
    howLong: 'Until you remove it, or your account goes.',
  },
  skill_claims: {
    what: 'Which skills you have or do not have, as you told us',
    howLong: 'Until you take it back, or your account goes.',
  },
  posting_steps: {
    what: 'What happened to your postings in review, and which ones you reviewed',
    howLong: 'Until your account goes.',
  },
  posting_links: {
    what: 'Where the link of a posting of yours leads',
    howLong: 'Until you delete the posting, or your account goes.',
  },
  alerts: {
    what: 'When and how often you want alerts by email',
    howLong: 'Until you turn them off, or your account goes.',
  },
  saved_searches: {
    what: 'Searches that you saved',
    howLong: 'Until you remove them, or your account goes.',
  },
  alerted: {
    what: 'Which listings and deadlines we already emailed you about, so that none comes twice',
    howLong: `${days(lifeMs.alerted)}, or until your account goes.`,
  },
  unsubscribe_links: {
    what: 'Links of your emails that turn alerts off, as hashes',
    howLong: `${days(lifeMs.alerted)}, or until your account goes.`,
  },
  outbox: {
    what: 'Emails to you: the email, kind and time, never their link',
    howLong: `Tried for ${days(lifeMs.mailAttempts)} at most and gone ${days(lifeMs.mail)} after they were asked for, or with your account.`,
  },
  reports: {
    what: 'Reports that you send to the team',
    howLong: `${days(lifeMs.report)}, or until your account goes. The copy that the team got by email stays with the team.`,
  },
  report_images: {
    what: 'Screenshots of your reports',
    howLong: `${days(lifeMs.screenshot)}, or until your account goes.`,
  },
} as const satisfies Record<string, Retention>

export type PersonalTableName = keyof typeof tableRetention

/** What is kept, or not, outside of the tables. */
export const otherRetention: readonly Retention[] = [
  {
    what: 'Your resume PDF',
    howLong: 'Never kept. We read it in memory and discard it.',
  },
  {
    what: 'Emails as files, on a server that cannot send email',
    howLong: `Until their link ends, ${days(lifeMs.mail)} without a link, or until your account goes.`,
  },
  {
    what: 'Backups that the operator makes',
    howLong: `${days(lifeMs.backup)}; what you delete leaves them within that time.`,
  },
  {
    what: 'Screenshots on a server that uses an image host',
    howLong: 'As long as that host keeps them; this server has no copy and cannot remove them there.',
  },
  {
    what: 'Counters against abuse, as hashes without your network or email',
    howLong: 'A day at most.',
  },
  {
    what: 'What anybody says is wrong with a listing, with a hash of their network',
    howLong: days(lifeMs.complaint),
  },
  {
    what: 'The log of the server',
    howLong:
      'As long as its operator keeps it. It holds no email, no link, no text of a resume and only the network of a visitor.',
  },
]
