/** Said wherever live listings are asked for while there is no connector. */
export const noLiveSourceMessage =
  "No live source is built in yet, so SOURCES=live has nothing to read. Set SOURCES=sample for the fictional sample catalogue or SOURCES=off for this server's own postings only."

/** Thrown by a caller that cannot go on without a live source; its message is meant for people. */
export class NoLiveSourceError extends Error {
  override readonly name = 'NoLiveSourceError'
  constructor() {
    super(noLiveSourceMessage)
  }
}
