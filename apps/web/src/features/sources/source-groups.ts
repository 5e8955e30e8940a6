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
      about: 'This server checks these. Those with problems come first.',
      members: inUse.toSorted((one, other) => rank(one) - rank(other)),
    },
    {
      title: 'Waiting for a key or a permission',
      about: 'This server will check them once it has a key or a permission.',
      members: sources.filter(({ state }) => state === 'needs-settings'),
    },
    {
      title: 'Turned off',
      about: 'The settings of this server turn these off.',
      members: sources.filter(({ state }) => state === 'off'),
    },
  ]
  return groups.filter(({ members }) => members.length > 0)
}
