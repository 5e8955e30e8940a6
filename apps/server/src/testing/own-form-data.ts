/** An old client puts a FormData of its own in the place of the global one, and the tests of a process share it. */
const own = globalThis.FormData
Object.defineProperty(globalThis, 'FormData', { get: () => own, set: () => {} })
