import '../../listing/listing.css'
import { useParams } from 'react-router'
import { CallError } from '../../calls/call.ts'
import { preparingOf } from '../../calls/preparing.ts'
import { PreparingState } from '../../listing/PreparingState.tsx'
import { NowContext } from '../../listing/use-now.ts'
import { NotFound } from '../../shell/NotFound.tsx'
import { PageSkeleton } from '../../shell/PageSkeleton.tsx'
import { usePageTitle } from '../../shell/use-page-title.ts'
import { FailedState } from '../../ui/FailedState.tsx'
import { ListingArticle } from './ListingArticle.tsx'
import { pageTitle } from './page-words.ts'
import { useListingPage } from './use-listing-page.ts'

/** The page of one job or hackathon. */
export function ListingPage() {
  const { id = '' } = useParams()
  const { data: page, error, refetch } = useListingPage(id)
  if (page) return <Shown key={id} page={page} />
  if (page === null || (error instanceof CallError && error.status === 404)) return <NotFound />
  if (!error) return <PageSkeleton />
  const preparing = preparingOf(error)
  return (
    <div className="page pt-9 pb-30">
      <h1 className="sr-only">Listing</h1>
      {preparing ? (
        <PreparingState preparing={preparing} />
      ) : (
        <FailedState heading="This listing did not load" onRetry={() => void refetch()}>
          {error instanceof CallError ? error.sentence : 'Something went wrong on our side.'}
        </FailedState>
      )}
    </div>
  )
}

function Shown({ page }: { page: NonNullable<ReturnType<typeof useListingPage>['data']> }) {
  usePageTitle(pageTitle(page))
  return (
    <NowContext value={Date.parse(page.as_of)}>
      <ListingArticle page={page} />
    </NowContext>
  )
}
