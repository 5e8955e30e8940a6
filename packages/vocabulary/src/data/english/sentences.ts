/** A point that ends no sentence. */
export const shortForm =
  /(?:^|[\s(])(?:e\.g|i\.e|etc|vs|incl|approx|dr|mr|mrs|ms|st|sr|jr|no|nos|inc|ltd|co|[a-z](?:\.[a-z])*)$/iu
