import { notify, notifyError } from './notify.ts'

interface Words {
  copied: string
  failed: string
  /** What stands below a failure. */
  detail?: string
}

/** By the device's own way of sharing where it has one, else by copying the address or the text. */
export async function shareOrCopy(
  shared: { title: string; url: string } | { text: string },
  words: Words,
): Promise<void> {
  try {
    if (navigator.share) await navigator.share(shared)
    else {
      await navigator.clipboard.writeText('url' in shared ? shared.url : shared.text)
      notify(words.copied)
    }
  } catch (error) {
    // Whoever closes the device's dialog has decided.
    if (error instanceof DOMException && error.name === 'AbortError') return
    notifyError(words.failed, words.detail)
  }
}
