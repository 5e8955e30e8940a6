/** How long, how much and how often the server asks outside. */
export const askingLimits = {
  connectMs: 10_000,
  /** Until the first line of the answer. */
  headersMs: 30_000,
  /** Between two parts of it. */
  bodyMs: 30_000,
  /** For one answer from end to end. */
  answerMs: 120_000,
  /** Of one answer, after decompression. */
  answerMegabytes: 50,
  redirects: 5,
  /** Of a link that is followed to see where it leads. */
  linkRedirects: 3,
  /** For one step of it. */
  linkMs: 20_000,
  /** Of one request, the first among them. */
  attempts: 3,
  firstPauseMs: 1000,
  longestPauseMs: 30_000,
  /** What a host asks to wait is waited for up to this long; beyond it the request ends with `retryAt`. */
  longestWaitMs: 60_000,
  /** No host silences us for longer. */
  longestRestMs: 86_400_000,
  /** To one host, where the request does not say. */
  perMinute: 30,
  /** Requests under way. */
  perHost: 2,
  overall: 8,
  /** Failures in a row after which a host is left alone for a time that doubles up to the longest. */
  failures: 5,
  openMs: 60_000,
  longestOpenMs: 3_600_000,
  robotsKeptMs: 86_400_000,
  /** For one answer from end to end, where robots.txt is read. */
  robotsMs: 15_000,
  robotsMegabytes: 2,
}

export type AskingLimits = typeof askingLimits
