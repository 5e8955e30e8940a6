/** Every page of the web app. The server answers 404 for the rest, and mails lead to two of them. */
export const pagePaths = {
  home: '/',
  login: '/login',
  uploadResume: '/upload-resume',
  verifyEmail: '/verify-email',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  dashboard: '/dashboard',
  jobs: '/jobs',
  hackathons: '/hackathons',
  profile: '/profile',
  terms: '/terms',
  privacy: '/privacy',
  howMatchingWorks: '/how-matching-works',
  quality: '/quality',
  resumeGuide: '/resume-guide',
  resumeCheck: '/resume-check',
  faq: '/faq',
  sources: '/sources',
  contact: '/contact',
  review: '/review',
  applications: '/applications',
  calendar: '/calendar',
  alerts: '/alerts',
  unsubscribe: '/unsubscribe',
} as const

/** Where on its page a person's own postings of a kind stand. */
export const ownPostingsPath = {
  job: `${pagePaths.jobs}#own-jobs`,
  hackathon: `${pagePaths.hackathons}#own-hackathons`,
} as const

/** Where a listing has its page. Ids are short and plain; an odd one of an imported file is encoded. */
export function listingPath(kind: 'job' | 'hackathon', id: string): string {
  return `${kind === 'job' ? pagePaths.jobs : pagePaths.hackathons}/${encodeURIComponent(id).replaceAll('%3A', ':')}`
}
