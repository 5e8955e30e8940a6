import { noteApply } from '../calls/listings.ts'
import { useSession } from '../session/use-session.ts'
import { buttonClass } from '../ui/button-class.ts'
import { notify } from '../ui/notify.ts'
import { noteFollowed } from './asked-apply.ts'
import { useKeptIds } from './use-kept-ids.ts'

interface ApplyButtonProps {
  id: string
  title: string
  /** '#' means that there is no link (§2.31). */
  link: string
  isSample: boolean
  label: string
  primary: boolean
  /** As low as a line of text allows. */
  isLow?: boolean
}

/** Opens the employer's own page. A sample has none and says so. */
export function ApplyButton({ id, title, link, isSample, label, primary, isLow = false }: ApplyButtonProps) {
  const applied = useKeptIds('applied')
  const { account } = useSession()
  const look = buttonClass(
    { variant: primary ? 'primary' : 'secondary', size: isLow ? 'sm' : 'md' },
    isLow ? 'min-h-7 px-2.5' : 'md:min-h-9 md:px-3.5 md:text-sm',
  )
  const text = link !== '#' && applied.has(id) ? 'Applied' : label
  const name = `${text}: ${title}`
  if (link === '#') {
    const sentence = isSample
      ? 'This is a sample listing. The organization is made up, so there is nothing to apply to.'
      : 'This listing has no application link.'
    return (
      <button
        type="button"
        className={look}
        aria-label={name}
        onClick={() => {
          void noteApply(id)
          notify(sentence)
        }}
      >
        {text}
      </button>
    )
  }
  return (
    <a
      className={look}
      aria-label={`${name} (opens in a new tab)`}
      href={link}
      target="_blank"
      rel="nofollow ugc noopener"
      onClick={() => {
        void noteApply(id)
        applied.set(id, true)
        if (account) noteFollowed(account.id, { id, title })
      }}
    >
      {text}
    </a>
  )
}
