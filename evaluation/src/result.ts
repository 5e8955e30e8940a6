import type { AutomaticResult } from './automatic.ts'
import type { Measured, WorstCase } from './evaluate.ts'

/** What `npm run eval` writes to `evaluation/result.json`, and what the document and the page show. */
export interface EvaluationResult extends Omit<Measured, 'worst'> {
  readonly statements: Readonly<Record<'whatItIs' | 'whoJudged' | 'ofAgreement' | 'noTuning' | 'sampleOnly', string>>
  readonly algorithm: string
  readonly corpus: {
    readonly name: string
    readonly seed: number
    /** UTC day, as YYYY-MM-DD. */
    readonly date: string
    readonly version: string
    readonly openJobs: number
  }
  readonly depth: number
  readonly automatic: AutomaticResult
  readonly lockedPeople: number
  /** Judgments of texts that have changed since; they are not counted. */
  readonly outdated: number
  readonly worst: readonly (WorstCase & {
    readonly title: string
    readonly place: string
    /** Our account of the score, the greatest points first. */
    readonly reasons: readonly string[]
  })[]
}

/** Said in the document and, out of the result, on the page. */
export const statements = {
  whatItIs: 'These are relevance judgments on fictional resumes; they do not measure interviews or offers.',
  whoJudged:
    'A language model gave every grade, from reading the resume and the listing side by side in shuffled order, without the names, scores or ranks of the systems. No person judged, so no agreement with a human exists.',
  ofAgreement:
    'The second grades were given within an hour or two by the same model, some to pairs that an earlier session of it had graded first, most of them on pairs that are plainly of no use: the agreement is an upper limit of how steady the judge is, and says nothing of whether it is right.',
  noTuning:
    'Of the first pool, the locked people before the others, every pair was judged before a result of any system was seen, by a session that tuned nothing. The pairs that the second version of the ranking added were judged by the session that wrote it, which had seen rows and grades of the people who are not locked while it worked; rows and grades of the locked people it saw only on their sheets, with the weights fixed; their mean was printed beside that of the others before, and decided nothing. One change, the year of study that an internship asks for, was made after the sheets of both had been read. The third version, which weighs the field of a person’s studies more, was made and its pairs were judged by another session: it chose on the rows and grades of the people who are not locked and on invented students who are not judged, and while it did so it saw the grades of the locked people’s first ten rows, without the rows. The 18 pairs that scry-8 added were judged from their sheets by the session that wrote it, with its weights fixed and after it had seen the mean without them. So were the 17 that scry-9 and the 6 that scry-11 added, before the mean with them was seen. The order of scry-30 out of reach was chosen with the mean of all 24 printed, beside that of real postings; the 102 pairs that it and its parts added were then judged from their sheets, the locked people first, and changed nothing of it.',
  sampleOnly:
    'The listings are those of the sample catalogue, which is written by rules: words of one occupation repeat, and real listings are less tidy. Hackathons are not part of it.',
} satisfies EvaluationResult['statements']
