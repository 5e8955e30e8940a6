import { type ReactNode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'

interface EarlyState {
  value: string
  checked?: boolean
}

declare global {
  interface Window {
    /** From `public/start.js`: the controls pressed or changed so far, as they were left, oldest first. Ends the noting. */
    takeEarlyInput?: () => [HTMLElement, EarlyState][]
  }
}

/**
 * Takes prerendered markup over. A press or a typed word that came before the code is repeated, so that none is lost on a
 * slow line: the controls go back to what the markup says, which is what the code expects, and are then used again.
 */
export function hydrateWithInput(root: HTMLElement, app: ReactNode): void {
  const early = window.takeEarlyInput?.() ?? []
  for (const [control] of early) restore(control)
  // In slices, so that a phone stays free meanwhile; a press between two of them has React finish first.
  startTransition(() => void hydrateRoot(root, app))
  for (const [control, state] of early) repeat(control, state)
}

function restore(control: HTMLElement): void {
  if (control instanceof HTMLSelectElement) {
    for (const option of control.options) option.selected = option.defaultSelected
  } else if (control instanceof HTMLInputElement && isChoice(control)) {
    const group = control.name ? document.getElementsByName(control.name) : [control]
    for (const one of group) if (one instanceof HTMLInputElement) one.checked = one.defaultChecked
  } else if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
    control.value = control.defaultValue
  }
}

function repeat(control: HTMLElement, { value, checked }: EarlyState): void {
  // One of the events before which React takes over the part of the page that they meet; nothing listens to this one.
  control.dispatchEvent(new Event('touchcancel', { bubbles: true }))
  if (control instanceof HTMLButtonElement) {
    control.click()
  } else if (control instanceof HTMLInputElement && isChoice(control)) {
    if (control.checked !== checked) control.click()
  } else {
    // React overrides `value` on the element itself and sees no change that is made through its override.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value)
    control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
  }
}

function isChoice(control: HTMLInputElement): boolean {
  return control.type === 'radio' || control.type === 'checkbox'
}
