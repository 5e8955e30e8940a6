import { matchRoutes } from 'react-router'
import { paths } from './paths.ts'

const listingPages = [{ path: paths.job }, { path: paths.hackathon }]

/** The id of the listing whose page stands at a path, if one does: decoded, as the page itself gets it from its router. */
export function listingIdIn(path: string): string | undefined {
  return matchRoutes(listingPages, path)?.[0]?.params.id
}
