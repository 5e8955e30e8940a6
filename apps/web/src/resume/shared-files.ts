/** Files that another app has shared with the installed one: the service worker holds them until they are taken here, once. */
export function takeSharedFiles(): Promise<File[]> {
  const worker = navigator.serviceWorker?.controller
  if (!worker) return Promise.resolve([])
  const { port1, port2 } = new MessageChannel()
  worker.postMessage('take-shared-files', [port2])
  return new Promise((resolve) => {
    // Any site can send a form to where the system shares files, with texts in it.
    port1.onmessage = ({ data }) => resolve((data as unknown[]).filter((one) => one instanceof File))
  })
}
