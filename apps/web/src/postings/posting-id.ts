const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'

export type PostingPrefix = 'JOB' | 'HACK'

/** 'JOB-{timestamp}-{5 random uppercase characters}' and the same with HACK (§3.23, §3.27). */
export function postingId(prefix: PostingPrefix, now: number, random: (max: number) => number): string {
  const tail = Array.from({ length: 5 }, () => letters[random(letters.length)]).join('')
  return `${prefix}-${now}-${tail}`
}

/** A whole number below `max` from the browser's own generator. */
export function randomBelow(max: number): number {
  return (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % max
}
