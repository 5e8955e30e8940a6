import type { ResumeFinding } from '@scry/contracts/resume-check'

interface FindingWords {
  title: string
  /** What a machine makes of it. */
  why: string
  change: string
}

export const findingWords: Readonly<Record<ResumeFinding['kind'], FindingWords>> = {
  'picture-page': {
    title: 'A page that is a picture',
    why: 'It looks like words to you, but there is no text on it to read.',
    change: 'Export the PDF from the program it was written in. A scan or a photo has no text.',
  },
  picture: {
    title: 'A wide picture',
    why: 'If it shows words, a machine does not see them.',
    change: 'Write those words as text.',
  },
  'unseen-text': {
    title: 'Text that people do not see',
    why: 'It is transparent, off the page, or in the color of what lies beneath it. We leave it out.',
    change: 'Delete it, or give it a color that shows.',
  },
  'tiny-text': {
    title: 'Very small text',
    why: 'It is smaller than 6 points. We leave out what is smaller than 2.5, and people cannot read either.',
    change: 'Set it at 9 points or more.',
  },
  'no-letters': {
    title: 'A font that hides its letters',
    why: 'The shapes are there, but the file does not say which letters they are.',
    change: 'Use another font for these words, then export the PDF again.',
  },
  'read-across': {
    title: 'Two columns side by side',
    why: 'A machine that reads straight across the page mixes the two, as in the words quoted here.',
    change: 'Put what matters most in one column, one part below the other.',
  },
  icon: {
    title: 'Signs in place of words',
    why: 'An icon, or a row of stars or dots, is no word to a machine.',
    change: 'Write the word next to it: Phone, Location, or how well you know something.',
  },
  'unknown-heading': {
    title: 'A heading we do not know',
    why: 'What stands below it may not be recognized for what it is.',
    change: 'Use a common heading, such as Experience, Education, Projects or Skills.',
  },
  'no-year': {
    title: 'A date without a year',
    why: 'Nobody can tell when it was, or how long it took.',
    change: 'Add the year, as in June 2024 – August 2024.',
  },
  'mail-in-link': {
    title: 'Your email is only in a link',
    why: 'It is not written on the page, so a machine that reads the text alone does not find it.',
    change: 'Write the address itself on the page.',
  },
  'no-mail': {
    title: 'No email as text',
    why: 'We found no email in this file.',
    change: 'Write your email at the top of the first page, as text.',
  },
}

/** '1', '2', … : what a finding shares with its mark on the page. */
export const findingNumber = (at: number) => String(at + 1)
