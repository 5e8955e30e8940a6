import { shortDepth } from './evaluate.ts'
import type { EvaluationResult } from './result.ts'

const decimals = (value: number): string => value.toFixed(3)

const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string => {
  const cells = [head, head.map(() => '-'), ...rows].map((row) => `| ${row.join(' | ')} |`)
  return cells.join('\n')
}

/** The evaluation as a document; everything in it comes from the result. */
export function renderDocument(result: EvaluationResult): string {
  const { automatic, corpus, judgments, comparison, people, systems, statements } = result
  const hopeless = people.filter(({ best }) => best < 2).length
  return `# Quality of the ranking

Written by \`npm run eval\`; do not edit. ${statements.whatItIs}

- **People**: ${people.length} fictional people of as many fields, each a real PDF read by the parser, made a profile, and ranked for as the
  server does for someone who has signed in. ${result.lockedPeople} of them are locked by a seeded choice.
- **Listings**: ${corpus.openJobs} open jobs and internships of the ${corpus.name}, seed ${corpus.seed}, as of ${corpus.date}; version \`${corpus.version}\`.
- **Ranking**: \`${result.algorithm}\`.
- **Grades**: 3 would apply and qualifies, 2 plausible, 1 related, 0 wrong field, level or place, by a written
  [guide](../evaluation/judging-guide.md). ${judgments.pairs} pairs: ${judgments.grades.map((count, grade) => `${count} of grade ${grade}`).join(', ')}. ${result.outdated} older grades
  are of texts that have changed since and do not count.
- **Who judged**: ${statements.whoJudged} ${statements.noTuning}
- **Agreement of the judge with itself**: ${judgments.twice} pairs judged again, shuffled and without a look at the first grade: ${judgments.same}
  the same, kappa with quadratic weights ${judgments.kappa === null ? 'none' : decimals(judgments.kappa)}. ${statements.ofAgreement}

## What it does not measure
${statements.sampleOnly}
Pooled were the best five rows of every system, and the best ten of ours, of BM25 and of skill overlap; unjudged rows gain
nothing, so a system with unjudged rows may be better than its number. Each person's best possible order is the best of what
was judged for them: for ${hopeless} of the ${people.length} nothing judged is better than related, and a high value there means little.
With ${people.length} people only large differences are certain.

## Systems
nDCG@${result.depth} with the 95 % interval of a bootstrap over people; P@${shortDepth}: share of grades 2 and 3 in the first ${shortDepth} rows.

${table(
  [
    'system',
    `nDCG@${result.depth}`,
    '95 %',
    'locked people',
    `P@${shortDepth}`,
    `grade 0 @${result.depth}`,
    `unjudged @${result.depth}`,
  ],
  systems.map((one) => [
    one.name,
    decimals(one.ndcg),
    `${decimals(one.low)} to ${decimals(one.high)}`,
    decimals(one.ndcgLocked),
    decimals(one.precision),
    one.wrong.toFixed(1),
    one.unjudged.toFixed(1),
  ]),
)}

Ours against BM25: ${decimals(comparison.difference)} higher, p = ${comparison.p.toFixed(4)} (paired randomisation, two-sided), better for ${comparison.better} people, worse for
${comparison.worse}. 'ours without' a factor takes its points out of every sum and orders anew.

## Slices, worst first
${table(
  ['field and level', 'people', `nDCG@${result.depth}`, 'BM25'],
  result.slices.map((one) => [one.name, one.people, decimals(one.ndcg), decimals(one.ndcgBm25)]),
)}

## People, worst first
${table(
  ['person', 'field', 'level', 'layout', 'locked', `nDCG@${result.depth}`, 'BM25', `P@${shortDepth}`, 'best grade'],
  people.map((one) => [
    one.id,
    one.field,
    one.level,
    one.layout,
    one.locked ? 'yes' : '',
    decimals(one.ndcg),
    decimals(one.ndcgBm25),
    one.precision.toFixed(1),
    one.best,
  ]),
)}

## Tests without a judge
Sanity checks, and optimistic: the profiles are postings' own skills, so they speak as postings do.

**Occupations.** ${automatic.postings} drawn postings; the profile is the posting's skills and nothing else, every title, company, place and
text is masked from the ranking, and the posting's employer is left out of the pool. Of use is what has the same occupation (3), the
same unit group of ISCO-08 (2) or the same minor group (1), by a table of titles that the ranking never sees and that knows
${Math.round(automatic.labelled * 100)} % of the listings. MAP and recall count grade 2 and better.

${table(
  ['order', `nDCG@${result.depth}`, 'MAP', 'Recall@50'],
  automatic.occupations.map((one) => [one.name, decimals(one.ndcg), decimals(one.map), decimals(one.recall50)]),
)}

**Hidden skills.** Of ${automatic.hidingPostings} drawn postings three in ten skills are hidden and guessed from the others, by what was learnt
from older postings of other employers. R-precision: of as many guesses as were hidden, at most 5 or 10, the share that was.

${table(
  ['guess', 'R-precision@5', 'R-precision@10', 'Recall@10'],
  automatic.hiddenSkills.map((one) => [
    one.name,
    decimals(one.precision5),
    decimals(one.precision10),
    decimals(one.recall10),
  ]),
)}

## Ten worst cases
The highest row of ours that was judged to be of no use, one a person.

${result.worst
  .map(
    (one) =>
      `- **${one.persona}** (${one.field}, ${one.level}), row ${one.rank}: ${one.title}, ${one.place} (\`${one.listing}\`). Judge: ${one.reason}.\n  Ours: ${one.reasons.join('; ')}.`,
  )
  .join('\n')}
`
}
