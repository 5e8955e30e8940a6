import type { Match } from '@scry/contracts/match'
import type { FieldText } from '@scry/contracts/match-quotes'
import type { ReactNode } from 'react'
import { bandWords } from '../ui/band-words.ts'
import { capital } from '../ui/capital.ts'
import { classNames } from '../ui/class-names.ts'
import { Mark } from '../ui/Mark.tsx'
import { type AccountLine, accountLines, asFirstSeen } from './account-lines.ts'
import { Letter } from './ListingText.tsx'
import { lineKey, piecesOf } from './marked-words.ts'
import { writtenSum } from './match-words.ts'

const shownPoints = (points: number) => (points < 0 ? `−${Math.abs(points)}` : points > 0 ? `+${points}` : '0')

/** 'Level in your profile: entry': what no resume says in these words is told and not marked as a quotation. */
const inferred = ({ inference, resume }: AccountLine) => (inference === '' ? resume : `${inference}: ${resume}`)

const smallNumbers = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ')
const numberWord = (count: number) => smallNumbers[count] ?? `${count}`

function sentence(lines: readonly AccountLine[]): string {
  const adds = lines.filter(({ points, factor }) => points > 0 && factor !== 'floor').length
  const takes = lines.filter((line) => line.points < 0).length
  const against = takes === 0 ? '' : `, ${numberWord(takes)} against`
  return `${capital(numberWord(adds))} ${adds === 1 ? 'reason' : 'reasons'}${against}, added up`
}

interface ExplanationProps {
  match: Match
  textOf: FieldText
  actions?: ReactNode
  heading?: 'h2' | 'h3'
  /** Letters that lines share with marked words of the listing's text, by `lineKey`. */
  letterOf?: ReadonlyMap<string, string> | undefined
  /** When the listing was posted; null where it does not say, and the day when it was first seen counts. */
  postedAt: string | null
}

/**
 * The score written like an account: named lines from both documents, the sum written out, the total underlined twice. A
 * table where it has the room, whatever the width of the screen.
 */
export function Explanation({ match, textOf, actions, heading: Heading = 'h3', letterOf, postedAt }: ExplanationProps) {
  const { lines: told, unknown } = accountLines(match, textOf)
  const lines = postedAt === null ? told.map(asFirstSeen) : told
  const counted = lines.map((line) => line.points).filter((points) => points !== 0)
  const strongest = lines.find((line) => line.resume !== '' && !line.isGap)
  return (
    <section className="@container rounded-sheet bg-sheet px-4 py-5 shadow-sheet sm:px-6" aria-label="Why this fits">
      <Heading className="type-h2-small inline">Why this fits</Heading>
      <p className="type-meta mt-1 text-ink-2 @md:mt-0 @md:ml-3 @md:inline">{sentence(lines)}</p>
      <table className="mt-3 w-full table-fixed border-collapse text-left @max-xl:block">
        <thead className="@max-xl:sr-only">
          <tr className="type-meta text-ink-2">
            <th className="w-24 py-2 font-normal">
              <span className="sr-only">Line</span>
            </th>
            <th className="w-[32%] py-2 font-normal">Your resume says</th>
            <th className="py-2 pl-13 font-normal">The listing says</th>
            <th className="w-14 py-2 text-right font-normal">Adds</th>
          </tr>
        </thead>
        <tbody className="@max-xl:block">
          {lines.map((line) => (
            <Line
              key={lineKey(line)}
              line={line}
              letter={letterOf?.get(lineKey(line))}
              isStrongest={line === strongest}
            />
          ))}
        </tbody>
        <tfoot className="@max-xl:block">
          <tr className="border-t-[1.5px] border-ink align-baseline @max-xl:grid @max-xl:grid-cols-[auto_1fr_auto] @max-xl:items-baseline @max-xl:gap-3">
            <th scope="row" className="type-band py-3">
              {bandWords[match.band]}
            </th>
            <td colSpan={2} className="type-meta py-3 text-ink-2 tabular">
              {writtenSum(counted)}
            </td>
            <td className="py-3 text-right">
              <span className="total type-figure text-2xl">{Math.round(match.score)}</span>
            </td>
          </tr>
        </tfoot>
      </table>
      {unknown.length > 0 && <p className="type-meta text-ink-2">Not counted: {unknown.join('; ')}.</p>}
      {actions && (
        <div className="mt-3 flex flex-wrap justify-end gap-x-6 gap-y-2 border-t border-rule pt-3">{actions}</div>
      )}
    </section>
  )
}

/** What the listing says, tied to what the resume says, with the words of both that meet marked alike. */
function Said({ line, isStrongest }: { line: AccountLine; isStrongest: boolean }) {
  const words = [...new Set(line.pointers.map(({ text }) => text))]
  return (
    <span className={classNames('tie flex', line.isGap && 'tie-gap')}>
      {line.resume !== '' && <span aria-hidden="true" className="tie-line tie-row" />}
      {/* The pen reaches over the end of a line. */}
      <span className="min-w-0 pr-1">
        “
        {piecesOf(line.quote, words).map(({ start, text, isWord }) =>
          !isWord ? (
            text
          ) : line.isGap ? (
            <span key={start} className="gap-words">
              {text}
            </span>
          ) : (
            <Mark key={start} pressure={isStrongest ? 'full' : 'soft'}>
              {text}
            </Mark>
          ),
        )}
        ”
      </span>
    </span>
  )
}

function Line({ line, letter, isStrongest }: { line: AccountLine; letter: string | undefined; isStrongest: boolean }) {
  const isGeneral = line.resume === '' && line.quote === ''
  return (
    <tr className="border-t border-rule align-baseline @max-xl:grid @max-xl:grid-cols-[1fr_auto] @max-xl:py-2">
      <th scope="row" className="type-meta py-2 pr-3 font-semibold @max-xl:py-0.5">
        {line.name}
        {letter && (
          <span aria-hidden="true">
            {' '}
            <Letter of={letter} />
          </span>
        )}
      </th>
      {isGeneral ? (
        <td
          colSpan={2}
          className="type-text py-2 pr-4 text-ink-2 @max-xl:col-span-2 @max-xl:row-start-2 @max-xl:py-0.5"
        >
          {line.said}
        </td>
      ) : (
        <>
          <td className="type-text py-2 pr-4 @max-xl:col-span-2 @max-xl:row-start-2 @max-xl:py-0.5">
            {line.isMissing ? (
              <span className="gap-words">{line.said}</span>
            ) : line.isGap && line.resume !== '' ? (
              <span className="gap-words">{inferred(line)}</span>
            ) : line.resume === '' ? (
              <span className="text-ink-2">{line.said}</span>
            ) : line.inference !== '' ? (
              inferred(line)
            ) : line.met ? (
              piecesOf(line.resume, line.met).map(({ start, text, isWord }) =>
                isWord ? (
                  <Mark key={start} pressure="full">
                    {text}
                  </Mark>
                ) : (
                  text
                ),
              )
            ) : (
              <Mark pressure={isStrongest ? 'full' : 'soft'}>{line.resume}</Mark>
            )}
          </td>
          <td
            className={classNames(
              'py-2 pr-3 @max-xl:col-span-2 @max-xl:row-start-3 @max-xl:py-0.5',
              line.quote ? 'type-quote' : 'type-text text-ink-2',
              // Where nothing ties, the words stand where those behind a tie do.
              (line.quote === '' || line.resume === '') && '@xl:pl-13',
            )}
          >
            {line.quote ? <Said line={line} isStrongest={isStrongest} /> : line.said}
          </td>
        </>
      )}
      <td className="type-text py-2 text-right font-semibold tabular @max-xl:col-start-2 @max-xl:row-start-1 @max-xl:py-0.5">
        {shownPoints(line.points)}
      </td>
    </tr>
  )
}
