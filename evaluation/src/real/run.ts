import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { bandTable, reachTable } from './bands.ts'
import { type RealGrades, readGrades, recordRealGrades, writeRealSheet } from './judgments.ts'
import { lineTable, recordLines, writeLineSheet } from './lines.ts'
import { chanceOf, type RealRankings, scoresFor } from './measure.ts'
import { realPeople } from './people.ts'
import { readPostings, realDate } from './postings.ts'
import { createRealSystems, depth, type RealSystems, systemNames } from './systems.ts'
import type { RealPerson } from './told.ts'

export interface RealOptions {
  readonly folder: string
  readonly pool: string | undefined
  readonly record: string | undefined
  /** Of `pool` and `record`: the lines of explanations instead of rows. */
  readonly lines: boolean
  /** Tells of the locked people too. */
  readonly locked: boolean
  /** Prints the first rows of people whose ids hold this text; never of locked ones. */
  readonly rows: string | undefined
}

/** `npm run eval -- LISTINGS_DIR`: the ranking on real postings, beside BM25 and a plain order. */
export async function measureReal({ folder, pool, record, lines, locked, rows }: RealOptions): Promise<void> {
  if (record !== undefined) {
    for (const name of ['locked', 'open']) {
      if (lines) console.log(`${name}: ${recordLines(record, name)} lines recorded`)
      else console.log(`${name}: ${recordRealGrades(record, name)} grades recorded`)
    }
    return
  }
  const listings = await readPostings(folder)
  const byId = new Map(listings.map((listing) => [listing.id, listing]))
  const systems = createRealSystems(listings)
  const grades = readGrades()
  if (pool !== undefined) {
    mkdirSync(pool, { recursive: true })
    for (const isLocked of [true, false]) {
      if (lines) {
        const people = realPeople.filter((person) => person.isLocked === isLocked)
        writeLineSheet(pool, isLocked ? 'locked' : 'open', people, systems, byId)
        continue
      }
      const people = realPeople.flatMap((person) => {
        if (person.isLocked !== isLocked) return []
        const ids = systems.pool(person).filter((id) => grades[person.id]?.[id] === undefined)
        return ids.length === 0 ? [] : [{ person, listings: ids.flatMap((id) => byId.get(id) ?? []) }]
      })
      writeRealSheet(pool, isLocked ? 'locked' : 'open', people)
      console.log(`${isLocked ? 'locked' : 'open'}: ${people.reduce((sum, one) => sum + one.listings.length, 0)} pairs`)
    }
    return
  }
  const told = realPeople.filter(({ isLocked }) => locked || !isLocked)
  const rankings: RealRankings = new Map(told.map((person) => [person.id, systems.rank(person)]))
  const { algorithm } = systems.index.stats()
  const times = told.map((person) => listTime(person, systems)).sort((left, right) => left - right)
  const [median, slowest] = [times[Math.floor(times.length / 2)], times.at(-1)].map((ms) => (ms ?? 0).toFixed(1))
  const table = `${tableOf(told, rankings, grades)}\n\n${reachTable(told, systems, rankings, grades)}\n\n${bandTable(told, systems, grades)}\n\n${lineTable(told, systems)}\n\nThe first ${depth} rows of a person take ${median} ms of processor time (median; the slowest ${slowest}), with no sums kept from before.`
  console.log(`${algorithm}\n${table}`)
  if (locked) writeFileSync(document, documentOf({ algorithm, postings: listings.length, grades, table }))
  if (rows === undefined) return
  for (const { id, isLocked, profile } of told) {
    if (isLocked || !id.includes(rows)) continue
    console.log(`\n${id}`)
    for (const listing of rankings.get(id)?.ours ?? []) {
      const { title = '', company = '', location = '' } = byId.get(listing) ?? {}
      const { band, score = 0 } = systems.index.explain(listing, profile, realDate) ?? {}
      console.log(`  ${grades[id]?.[listing] ?? '-'} ${band} ${Math.round(score)} ${title} | ${company} | ${location}`)
    }
  }
}

const document = new URL('../../../docs/quality-real.md', import.meta.url)

/** Milliseconds of processor time of a person's list: the least of five, since others use the machine too. */
function listTime({ profile }: RealPerson, { index }: RealSystems): number {
  const rounds = Array.from({ length: 5 }, (_, left) => {
    // Another skill left out each time: nothing that was summed before is found again.
    const skills = profile.skills?.filter((_, at) => at !== left) ?? []
    const before = process.cpuUsage()
    index.recommend({ ...profile, skills, kind: 'job', now: realDate, limit: depth, grouped: 1 })
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  })
  return Math.min(...rounds)
}

/** A row for each system, over all people, the locked ones, and every group and level. */
function tableOf(told: readonly RealPerson[], rankings: RealRankings, grades: RealGrades): string {
  const locked = told.filter(({ isLocked }) => isLocked)
  const parts: [string, readonly RealPerson[]][] = [
    ['all', told],
    ...(locked.length > 0 && locked.length < told.length ? ([['locked', locked]] as [string, RealPerson[]][]) : []),
    ['first 42', told.filter(({ wave }) => wave === 1)],
    ...(['second 14', 'third 10', 'fourth 12', 'fifth 12'] as const).flatMap((name, at): [string, RealPerson[]][] => {
      const people = told.filter(({ wave }) => wave === at + 2)
      const some = people.filter(({ isLocked }) => isLocked)
      return [[name, people], ...(some.length > 0 ? ([[`${name}, locked`, some]] as [string, RealPerson[]][]) : [])]
    }),
    ...Object.entries(Object.groupBy(told, ({ group }) => group) as Record<string, RealPerson[]>),
    ...Object.entries(Object.groupBy(told, ({ level }) => level) as Record<string, RealPerson[]>),
  ]
  const rows = parts.flatMap(([name, people]) =>
    scoresFor(people, rankings, grades).map(({ name: system, ndcg, low, high, precision, wrong, floor, unjudged }) => {
      const [mean, from, to, first, bad, least] = [ndcg, low, high, precision, wrong, floor].map((one) =>
        one.toFixed(3),
      )
      return `| ${name} | ${people.length} | ${system} | ${mean} [${from}, ${to}] | ${first} | ${bad} | ${least} | ${unjudged.toFixed(1)} |`
    }),
  )
  const chances = systemNames
    .slice(1)
    .map(
      (other) =>
        `Ours and ${other} differ so much by chance with p = ${chanceOf(told, rankings, grades, other).toFixed(4)}.`,
    )
  const head =
    '| people | n | system | nDCG@10 | P@10 | wrong in 5 | of the best order | unjudged@10 |\n|---|---|---|---|---|---|---|---|'
  return [head, ...rows, '', ...chances].join('\n')
}

interface Written {
  readonly algorithm: string
  readonly postings: number
  readonly grades: RealGrades
  readonly table: string
}

function documentOf({ algorithm, postings, grades, table }: Written): string {
  const pairs = Object.values(grades).reduce((sum, own) => sum + Object.keys(own).length, 0)
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()
  return `# Quality on real postings

${new Date().toISOString().slice(0, 10)}, commit ${commit}, ${algorithm}, ${postings} postings as of ${new Date(realDate).toISOString().slice(0, 10)}, written by
\`npm run eval -- LISTINGS_DIR --locked\`.

${pairs} pairs of ${realPeople.length} invented people and real postings, graded by a language model that read person and posting by
[the guide](../evaluation/judging-guide.md), shuffled and without a word of what had chosen them. Of ours the first ten rows of
every version are judged, of the others the first six: what they show beside is not judged and gains nothing
(unjudged@10), so that they come out lower than they are. "Wrong in 5": the share of the first five rows of the wrong field,
level or place. A third of each group of the first 42 is locked and half of the later ones: their rows were read once, to
be graded, before any result of that version was seen, and are not looked at when the ranking is changed. At first sight, with scry-23 on
2026-11-26, the second 14 had nDCG@10 .595 [.42, .76] and .571 of the first five wrong (locked .730 and .400). The third 10,
of rare trades, with scry-26 on 2026-11-26: .428 [.27, .58] and .440 wrong (locked .356 and .480). The fourth 12, of all fields,
on 2026-11-27: .659 [.50, .80] and .333 wrong with scry-27, .643 [.48, .79] and .333 with the first scry-28 (locked .763 and .233 with both); two of its
rules were then changed on the open six. The fifth 12, of all fields, on 2026-11-27 with scry-28: .530 [.36, .69] and .500 wrong (locked .608 and .333);
the open six were looked at before scry-29 was made. "Of the best order": what is wrong in the first five of
the best order of all that was judged; less no ranking can reach with these postings. Grader and builder are the same model, so
that this is no outside judgment. For several people the corpus
has next to nothing in their town or country, so that the first ten cannot all be right; nDCG compares with the best that was judged.

What is out of a person's reach (a stretch, or another field) stands behind what is in it, under a heading of its own and folded
(decisions 0325 and 0346): the second table counts what is wrong among the first five in every row, as the first does, and in what
is presented as fitting.

The last table: lines of explanations whose words stand in texts where nothing asks for them, drawn from the first 300 rows of
every person in the ranking before decision 0261 and read before it was changed. "Still said": by this ranking.

${table}

## Lines as a person sees them

On 2026-11-27 reasons of first rows and pages and gaps of listings with a text were read at first sight, of invented people and of real
resumes, half of them locked (decision 0330): before its changes, on the open half, 143 of 150 reasons were true (.953 [.91, .98]) and
127 of 150 gaps (.847 [.78, .90]); on the locked half after the first of them 135 of 150 (.900 [.84, .94]) and 139 of 150
(.927 [.87, .96]); on further lines of that half, with the last version, 138 of 150 (.920 [.87, .95]) and 144 of 150
(.960 [.92, .98]).

Later that day 76 people were drawn whose lines nobody had read: twelve of the above, 24 invented ones of care, teaching, trades
and offices, and 40 whose resumes strangers published, in eleven languages; half of them locked. On 38 locked ones, read once
for both versions without a word of which said a line: before the changes of decisions 0335 and 0336 212 of 223 reasons
(.951 [.91, .97]) and 133 of 139 gaps (.957 [.91, .98]) were true, with them 218 of 223 (.978 [.95, .99]) and 135 of 140
(.964 [.92, .98]). The line that gathers what can be quoted nowhere counts as true since it says no more than that.

Gaps of twelve more invented people were drawn deeper, from their first 400 rows, where many postings are a title alone: on the open
six 62 of 78 were true at first sight (.79), and after what these showed was mended 31 of 43 on the locked six (.72 [.57, .83]), of
37 different texts 31. False were seven '(Preferred, …)' that read as needed, which were mended after it and not measured again, and
titles in which a word of shift, a town or a product that is sold stands as a skill. So .96 holds for first rows and not behind them.

On 2026-11-28 gaps of the first five rows were read of people whose resumes say little but titles. Of 16 invented ones 46 of 88 were
true, and 41 of the 42 false ones were the title's (decision 0373). Of twelve more, written after that and read after the rule was, 30 of
53 were true before (.57 [.43, .69]) and 50 of 53 with it (.94 [.85, .98]); the three false ones named 'RN' as other work than
*Registered Nurse*, which was mended after it and not measured again.

Twenty people more and 60 queries were written by somebody who ranks nothing, and 311 rows graded blind (2026-11-28, scry-37): nDCG@10 is .939
for ten and .883 for ten kept apart (BM25 .358 and .127), 11 of 100 first rows are wrong and 1 of 76 of those that are presented. Of the
lines 314 of 327 reasons are true and 86 of 93 gaps (.925 [.85, .96]); counting what is true and misleads, 79 (.849; 62 of 95 before the
rule of decision 0373). Of the queries 37 of 60 are good, .65 of what they show is relevant in the mean.

Twenty-four people more and 73 queries in eight languages, written by somebody else again before a row was seen, 372 rows graded blind
(the evening of the same day, scry-37, all locked): nDCG@10 is .858 (BM25 .189), 22 of 120 first rows are wrong and 12 of 93 of those that are
presented; of 'strong' .73 are good, of 'good' .75. Of the lines of twelve of them 213 of 224 reasons are true (.951) and 40 of 43 gaps (.930);
counting what misleads, 34. Of the queries 33 are good where only the place that was asked for counts; .48 of what is shown is relevant
in the mean, .55 where a place near it counts half.

## Sentences tied to sentences

Of pairs of a resume's sentence and a posting's (decision 0280), drawn from first rows and read at first sight on 2026-11-26, 392 of
430 were right (.912 [.88, .94]); of those of 24 people written last, with the final rules, 61 of 66 (.924 [.83, .97]). Of care, teaching, trades and human
resources it is less: of all 27 pairs that eight new people have in their first 400 rows 20 were right (.74 [.55, .87]); nine of the 27
hold one sentence of one employer. Two of the seven answered a manner, which is mended since.
`
}
