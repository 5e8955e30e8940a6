import { NotFound } from '../../shell/NotFound.tsx'

export function NotFoundPage() {
  return <NotFound />
}
