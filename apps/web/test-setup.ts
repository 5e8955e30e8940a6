import { cleanup, configure } from '@testing-library/react'
import { toast } from 'react-hot-toast/headless'
import { afterEach } from 'vitest'

// What a test waits for may take as long as the test: a busy machine is no defect.
configure({ asyncUtilTimeout: 120_000 })

// happy-dom has neither of these, and the form library reads both to know whether a list was touched before it came up.
Object.defineProperty(HTMLSelectElement.prototype, 'size', { configurable: true, value: 0 })
Object.defineProperty(HTMLOptionElement.prototype, 'defaultSelected', {
  configurable: true,
  get(this: HTMLOptionElement) {
    return this.hasAttribute('selected')
  },
})

// Nor does anything have a place in it: all of a page is on the screen.
class EverythingIsSeen {
  readonly #tell: IntersectionObserverCallback
  constructor(tell: IntersectionObserverCallback) {
    this.#tell = tell
  }
  observe() {
    this.#tell([{ isIntersecting: true } as IntersectionObserverEntry], this as unknown as IntersectionObserver)
  }
  disconnect() {}
}
Object.assign(globalThis, { IntersectionObserver: EverythingIsSeen })

afterEach(() => {
  cleanup()
  toast.remove()
})
