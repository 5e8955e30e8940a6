import result from '@scry/evaluation/result.json'
import { Link } from 'react-router'
import { shortDate } from '../../listing/dates.ts'
import { paths } from '../../paths.ts'
import { FigureTable } from './FigureTable.tsx'
import { ProsePage } from './ProsePage.tsx'
import { ProseSection } from './ProseSection.tsx'

const { algorithm, comparison, corpus, depth, judgments, people, slices, statements, systems, worst } = result

const decimals = (value: number) => value.toFixed(3)
const thousands = (count: number) => count.toLocaleString('en-US')
const hopeless = people.filter(({ best }) => best < 2).length

/** What the evaluation measured last, as `npm run eval` wrote it. */
export function QualityPage() {
  return (
    <ProsePage title="How good the matching is" lead={statements.whatItIs}>
      <ProseSection title="What was done">
        <p>
          We made up {people.length} people, each from a different field, and wrote a resume for each as a PDF. We read
          each resume and ranked the openings for it, as for anyone who signs in: {thousands(corpus.openJobs)} openings
          of the {corpus.name} (seed {corpus.seed}, {shortDate(corpus.date)}, version {corpus.version}; ranking{' '}
          {algorithm}). {thousands(judgments.pairs)} pairs of a person and an opening were graded: 3 means ‘would apply
          and qualifies’, 2 ‘plausible’, 1 ‘related’, 0 ‘wrong field, level or place’.{' '}
          {thousands(judgments.grades[0] ?? 0)} of them got 0.
        </p>
      </ProseSection>
      <ProseSection title="Who judged">
        <p>{statements.whoJudged}</p>
        <p>{statements.noTuning}</p>
        <p>
          {judgments.twice} pairs were judged a second time, without seeing the first grade: {judgments.same} got the
          same grade
          {judgments.kappa === null ? '' : `, weighted kappa ${decimals(judgments.kappa)}`}. {statements.ofAgreement}
        </p>
      </ProseSection>
      <ProseSection title="What it does not measure">
        <p>{statements.sampleOnly}</p>
        <p>
          For {hopeless} of the {people.length} people, no graded opening is better than ‘related’, so their figures say
          little. Rows that were not graded count as wrong; how many there are stands beside each figure. With only{' '}
          {people.length} people, only large differences are certain.
        </p>
      </ProseSection>
      <ProseSection title="By field and level, the worst first">
        <FigureTable
          caption={`nDCG@${depth} by field and level; 1 is the best order of what was judged`}
          head={['Field and level', 'People', 'Scry', 'BM25']}
          rows={slices.map((one) => [one.name, `${one.people}`, decimals(one.ndcg), decimals(one.ndcgBm25)])}
        />
      </ProseSection>
      <ProseSection title="Compared with other ways to rank">
        <FigureTable
          caption={`nDCG@${depth} with its 95 % interval; share of good rows in the first five; unjudged rows in the first ten`}
          head={['System', `nDCG@${depth}`, '95 %', 'P@5', 'Unjudged']}
          rows={systems.map((one) => [
            one.name,
            decimals(one.ndcg),
            `${decimals(one.low)}–${decimals(one.high)}`,
            decimals(one.precision),
            one.unjudged.toFixed(1),
          ])}
        />
        <p>
          Against BM25, a common measure for text: {decimals(comparison.difference)} higher, p ={' '}
          {comparison.p.toFixed(4)}, better for {comparison.better} people and worse for {comparison.worse}. ‘Ours
          without’ a factor shows what that factor does.
        </p>
      </ProseSection>
      <ProseSection title="Ten worst cases">
        <ol className="grid gap-3">
          {worst.map((one) => (
            <li key={one.persona}>
              <span className="font-semibold text-ink">{one.field}</span> ({one.level}), row {one.rank}: {one.title},{' '}
              {one.place}. The judge: {one.reason}.
            </li>
          ))}
        </ol>
      </ProseSection>
      <ProseSection title="How it adds up">
        <p>
          The parts of a score are described in{' '}
          <Link to={paths.howMatchingWorks} className="text-link">
            How matching works
          </Link>
          .
        </p>
      </ProseSection>
    </ProsePage>
  )
}
