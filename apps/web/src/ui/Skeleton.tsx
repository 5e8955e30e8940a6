import { classNames } from './class-names.ts'

/** A block at the size of what will stand there; seen only after 200 ms. Give height and width by class. */
export function Skeleton({ className }: { className: string }) {
  return <span aria-hidden="true" className={classNames('appears-late block rounded-sheet bg-skel', className)} />
}
