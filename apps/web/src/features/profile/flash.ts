const key = 'scry-flash'

/** A sentence that is to be said after the page has reloaded. */
export function leaveFlash(sentence: string): void {
  try {
    sessionStorage.setItem(key, sentence)
  } catch {
    console.info(sentence)
  }
}

export function takeFlash(): string | null {
  try {
    const sentence = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    return sentence
  } catch {
    return null
  }
}
