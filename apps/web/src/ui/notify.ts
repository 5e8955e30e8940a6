import { Check, CircleAlert } from 'lucide-react'
import { createElement } from 'react'
import { toast } from 'react-hot-toast/headless'
import { ActionMessage } from './ActionMessage.tsx'

/**
 * A toast at the top right. It stays for 4 seconds and waits while the pointer or the focus is on it (§2.20). What is said
 * again while it stands begins its time anew.
 */
export function notify(text: string): string {
  return toast(text, { id: text })
}

export function notifySuccess(text: string): string {
  return toast.success(text, { id: text })
}

/** `sentence` is the server's own about the cause; it stands below the line (decision 0310, 3). */
export function notifyError(text: string, sentence = ''): string {
  if (sentence === '') return toast.error(text, { id: text })
  const line = (className: string, words: string) => createElement('span', { className }, words)
  const lines = createElement('span', {}, line('block', text), line('block font-normal', sentence))
  return toast.error(lines, { id: `${text} ${sentence}` })
}

const undoId = 'undo'

/** Says what was just done and offers to take it back. One at a time: on a phone a second one would lie over the rows. */
export function notifyUndo(text: string, undo: () => void, icon = Check): string {
  return toast(
    (shown) =>
      createElement(ActionMessage, {
        text,
        action: 'Undo',
        onPress: () => {
          toast.dismiss(shown.id)
          undo()
        },
      }),
    { id: undoId, icon: toastIcon(icon, 'text-amber') },
  )
}

/** Only the page loaded anew has what was asked for; the person decides when, since a password or a file would go with it. */
export function notifyReload(text: string): string {
  const onPress = () => window.location.reload()
  return toast(createElement(ActionMessage, { text, action: 'Load again', onPress }), {
    id: text,
    icon: toastIcon(CircleAlert, 'text-on-raised-red'),
  })
}

const toastIcon = (icon: typeof Check, colour: string) =>
  createElement(icon, { 'aria-hidden': true, size: '1.0625rem', strokeWidth: 2, className: `flex-none ${colour}` })

/** What was said holds no more. */
export const withdraw = (id: string) => toast.dismiss(id)

/** What was done was taken back elsewhere on the page: there is nothing to offer any more. */
export const withdrawUndo = () => toast.dismiss(undoId)
