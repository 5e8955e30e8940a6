declare global {
  interface Window {
    /** From `public/start.js`, by address: null where it failed, and is asked for again as on any page. */
    earlyAnswers?: Map<string, Promise<Response | null>> | undefined
  }
}

/** What was asked for before the code came; it is handed over once. */
export async function takeEarly(address: string): Promise<Response | null> {
  const answer = window.earlyAnswers?.get(address)
  window.earlyAnswers?.delete(address)
  return (await answer) ?? null
}

/** What nobody has taken by now is old. */
export function dropEarly(): void {
  window.earlyAnswers = undefined
}
