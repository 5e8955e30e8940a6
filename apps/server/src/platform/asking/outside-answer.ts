export type OutsideAnswer =
  /** `url` is where the answer came from in the end. It may hold a key in its query. */
  | { kind: 'ok'; text: string; etag?: string; lastModified?: string; url: string }
  | { kind: 'unchanged' }
  | { kind: 'gone'; status: 404 | 410 }
  /** It said no, or not now. Status 0: its robots.txt does. `retryAt`: ms UTC. */
  | { kind: 'refused'; status: number; retryAt?: number }
  /** A sentence for people, without the query of an address. */
  | { kind: 'failed'; reason: string }

/** Ends a request with this answer. */
export class Ended extends Error {
  readonly answer: OutsideAnswer
  readonly mayRetry: boolean

  constructor(answer: OutsideAnswer, mayRetry = false) {
    super(answer.kind)
    this.answer = answer
    this.mayRetry = mayRetry
  }
}

export const failed = (reason: string, mayRetry = false) => new Ended({ kind: 'failed', reason }, mayRetry)
