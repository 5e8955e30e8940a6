import type { Page } from '@playwright/test'
import axe from 'axe-core'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * What axe finds on the page as it stands, each fault with the places where it is; no page of the product has frames. The
 * builder for Playwright put the half megabyte of axe into every page twice, which took longer than to look; and to tell
 * of all that is right as well took half the time of a look at a list.
 */
export async function findings(page: Page, { values = standards, without = [] as string[] } = {}): Promise<string[]> {
  await page.evaluate(axe.source)
  const options = {
    resultTypes: ['violations' as const],
    runOnly: { type: 'tag' as const, values },
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
  }
  const { violations } = await page.evaluate((given) => window.axe.run(given), options)
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`)
}

declare global {
  interface Window {
    axe: typeof axe
  }
}
