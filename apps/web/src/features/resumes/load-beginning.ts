/** Comes with the page that reads resumes. */
export const loadBeginning = () => import('./begin-reading.ts').then((m) => m.readyToBegin())
