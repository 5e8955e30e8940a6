/** Said wherever live listings are asked for while there is no connector. */
export const noLiveSourceMessage =
  'No live source is built in yet, so SOURCES=live has nothing to read. Set SOURCES=sample for the fictional sample catalogue or SOURCES=off for an empty one.'
