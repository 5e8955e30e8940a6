import { type ComponentType, useEffect, useRef, useState } from 'react'
import { ServerUnreachable } from '../calls/served-build.ts'
import { notifyError, notifyReload } from './notify.ts'

interface DialogOnDemandProps<Props> {
  load: () => Promise<ComponentType<Props>>
  dialog: Props
}

/** A dialog whose code is fetched when it is opened. Where it cannot be had, the page stays and a toast says so. */
export function DialogOnDemand<Props extends { onClose: () => void }>({ load, dialog }: DialogOnDemandProps<Props>) {
  const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null)
  const asked = useRef({ load, onClose: dialog.onClose })
  asked.current.onClose = dialog.onClose
  useEffect(() => {
    let live = true
    asked.current.load().then(
      (found) => live && setLoaded(() => found),
      (error: unknown) => {
        if (!live) return
        console.warn('The code of a dialog could not be had.', error)
        if (error instanceof ServerUnreachable)
          notifyError('This could not be opened. Check your connection and try again.')
        else notifyReload('This could not be opened. Load the page again first.')
        asked.current.onClose()
      },
    )
    return () => {
      live = false
    }
  }, [])
  return Loaded && <Loaded {...dialog} />
}
