/** Files that another app has shared with the installed one: the service worker holds them until they are taken here, once. */
export function takeSharedFiles(): Promise<File[]> {
  const worker = navigator.serviceWorker?.controller
  if (!worker) return Promise.resolve([])
  const { port1, port2 } = new MessageChannel()
  worker.postMessage('take-shared-files', [port2])
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data as File[])
  })
}
