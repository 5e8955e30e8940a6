import { paths } from '../paths.ts'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { FailedState } from '../ui/FailedState.tsx'

export function RouteError() {
  return (
    <div className="page pt-9">
      <h1 className="type-h1">This page did not open</h1>
      <FailedState
        heading="Something broke while showing it"
        onRetry={() => window.location.reload()}
        actions={
          <ButtonLink variant="quiet" to={paths.home}>
            Return Home
          </ButtonLink>
        }
      >
        The rest of Scry still works.
      </FailedState>
    </div>
  )
}
