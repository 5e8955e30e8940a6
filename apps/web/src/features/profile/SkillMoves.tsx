import { useQuery } from '@tanstack/react-query'
import { CallError } from '../../calls/call.ts'
import { type MovedJob, type Moves, movesQuery, type SkillChange } from '../../calls/skills.ts'
import { bandWords } from '../../ui/band-words.ts'
import { counted } from '../../ui/counted.ts'

interface SkillMovesProps {
  accountId: string
  /** Of the profile as it is. */
  version: string
  change: SkillChange
}

/** What a change of skills would move, before it is kept. */
export function SkillMoves({ accountId, version, change }: SkillMovesProps) {
  const { data, error } = useQuery(movesQuery(accountId, version, change))
  return (
    <div role="status" className="type-text">
      {data ? (
        <>
          <p>{movesSentence(data)}</p>
          {data.moved.length > 0 && (
            <ul className="mt-2 grid gap-1">
              {data.moved.map((job) => (
                <li key={job.id} className="wrap-anywhere">
                  {job.title}
                  {job.company && `, ${job.company}`}
                  <span className="type-meta block text-ink-2">{stepOf(job, data.compared)}</span>
                </li>
              ))}
            </ul>
          )}
        </>
      ) : error ? (
        <p className="text-ink-2">
          We cannot show now what this changes. {error instanceof CallError ? error.sentence : ''}
        </p>
      ) : (
        <p className="text-ink-2">Looking at what this changes...</p>
      )}
    </div>
  )
}

/** 'Of your 30 best jobs 2 are replaced by others and 5 get another match strength.' */
export function movesSentence({ compared, come, rebanded, replaced }: Moves): string {
  if (compared === 0) return 'No job is ranked for you now, so this changes nothing yet.'
  const said = [
    come > 0 && `${come} ${come === 1 ? 'is' : 'are'} replaced by others`,
    rebanded > 0 && `${rebanded} ${rebanded === 1 ? 'gets' : 'get'} another match strength`,
    replaced > 0 && `${replaced} ${replaced === 1 ? 'changes its place' : 'change their place'}`,
  ].filter((part) => part !== false)
  const of = `Of your ${counted(compared, 'best job')}`
  if (said.length === 0) return `${of}, none changes its place or match strength.`
  return `${of}, ${said.length > 1 ? `${said.slice(0, -1).join(', ')} and ${said.at(-1)}` : said[0]}.`
}

/** 'Strong, place 3 → Fair, below place 30' */
function stepOf({ before, after }: MovedJob, compared: number): string {
  const words = ({ place, band }: MovedJob['before']) =>
    `${bandWords[band]}, ${place === null ? `below place ${compared}` : `place ${place}`}`
  return `${words(before)} → ${words(after)}`
}
