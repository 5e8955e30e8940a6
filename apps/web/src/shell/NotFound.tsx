import { messages } from '@scry/contracts/messages'
import { paths } from '../paths.ts'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { TrueExample } from '../ui/TrueExample.tsx'
import { usePageTitle } from './use-page-title.ts'

/** What is shown at an address that leads nowhere (§2.70). */
export function NotFound() {
  usePageTitle(messages.notFound)
  return (
    <div className="page grid grid-cols-1 gap-x-18 gap-y-7 pt-9 pb-30 lg:grid-cols-2 lg:pt-16">
      <div>
        <h1 className="type-h1">{messages.notFound}</h1>
        <p className="type-lead mt-3 max-w-[34rem] text-ink-2">Check the link, or return home.</p>
        <ButtonLink variant="primary" to={paths.home} className="mt-7">
          Return Home
        </ButtonLink>
      </div>
      <TrueExample className="self-start" />
    </div>
  )
}
