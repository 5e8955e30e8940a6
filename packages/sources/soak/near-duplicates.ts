// node packages/sources/soak/near-duplicates.ts
// Compares every description of the sample catalogue with every other: fewer than 1 % may have a near duplicate.
import { measureDuplicates } from '../src/measure-duplicates.ts'

const result = measureDuplicates(1, Date.UTC(2026, 10, 21))
console.log(JSON.stringify(result))
process.exitCode = result.nearDuplicates < result.descriptions / 100 ? 0 : 1
