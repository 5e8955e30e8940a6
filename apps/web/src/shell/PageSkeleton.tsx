import { Skeleton } from '../ui/Skeleton.tsx'

/** Where the head of a page will stand whose code is still to come. */
export function PageSkeleton() {
  return (
    <div className="page grid gap-4 pt-9" aria-busy="true">
      <Skeleton className="h-10 w-64 max-w-full" />
      <Skeleton className="h-6 w-80 max-w-full" />
    </div>
  )
}
