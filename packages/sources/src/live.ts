/** Said wherever live listings are asked for while nothing asks the connectors. */
export const noLiveSourceMessage =
  'No live source is asked yet, so SOURCES=live has nothing to read. Set SOURCES=sample for the fictional sample catalogue or SOURCES=off for an empty one.'
