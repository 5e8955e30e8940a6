/** Words and limits of the calendar. Plain, so that a screen needs no schema library. */

/** What happens on a date of a listing, or 'step': a step that somebody set themselves. */
export const dateKinds = ['opens', 'registration', 'submission', 'starts', 'ends', 'deadline', 'step'] as const
export type DateKind = (typeof dateKinds)[number]

/** What each is called; a step has its own words. */
export const dateWords: Readonly<Record<DateKind, string>> = {
  opens: 'Registration opens',
  registration: 'Registration closes',
  submission: 'Submissions close',
  starts: 'Starts',
  ends: 'Ends',
  deadline: 'Applications close',
  step: 'Next step',
}

/** So many listings are asked for at once. */
export const mostDatedListings = 500
