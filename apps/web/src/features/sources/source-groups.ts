import type { SourceStatus } from '@scry/contracts/source-routes'

interface SourceGroup {
  title: string
  about: string
  members: SourceStatus[]
}

/** Sources by what whoever reads would do about them: those in trouble stand first among those in use. */
export function groupsOf(sources: readonly SourceStatus[]): SourceGroup[] {
  const rank = ({ state, failing_units }: SourceStatus) =>
    state === 'failing' ? 0 : state === 'running' ? 1 : failing_units > 0 ? 2 : state === 'good' ? 3 : 4
  const inUse = sources.filter(({ state }) => state !== 'off' && state !== 'needs-settings')
  const groups = [
    {
      title: 'In use',
      about: 'Asked by this server, those with trouble first.',
      members: inUse.toSorted((one, other) => rank(one) - rank(other)),
    },
    {
      title: 'Waiting for a key or a permission',
      about: 'Asked once whoever runs this server has one.',
      members: sources.filter(({ state }) => state === 'needs-settings'),
    },
    {
      title: 'Not asked',
      about: 'The settings of this server leave them out.',
      members: sources.filter(({ state }) => state === 'off'),
    },
  ]
  return groups.filter(({ members }) => members.length > 0)
}
