import { matchPath } from 'react-router'
import { paths } from './paths.ts'

/** The id of the listing whose page stands at a path, if one does. */
export function listingIdIn(path: string): string | undefined {
  return (matchPath(paths.job, path) ?? matchPath(paths.hackathon, path))?.params.id
}
