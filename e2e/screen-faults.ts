import type { Page } from '@playwright/test'

/** Dates as machines write them, values of the language, and ids. */
const machine = /\d{4}-\d{2}-\d{2}|\bundefined\b|\bnull\b|\bNaN\b|Invalid Date|\[object|\b[0-9a-f]{20,}\b/

/** What no person should meet on a screen, in whatever state: texts of the machine, and letters that leave their box. */
export async function screenFaults(page: Page): Promise<string[]> {
  const told = (await page.locator('body').ariaSnapshot()).split('\n')
  // An address is followed, and what is in a field the person wrote.
  const raw = told.filter((line) => machine.test(line) && !/^\s*- (?:\/url:|textbox )/.test(line))
  const squeezed = await page.evaluate(() => {
    const hasText = (one: Element) => [...one.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim())
    const isWide = (one: HTMLElement) =>
      one.clientWidth > 2 && one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).textOverflow !== 'ellipsis'
    const letters = document.createElement('canvas').getContext('2d')
    const isCut = (one: HTMLSelectElement) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(one)
      if (letters) letters.font = font
      const room = one.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
      return one.clientWidth > 0 && (letters?.measureText(one.selectedOptions[0]?.label ?? '').width ?? 0) > room + 1
    }
    // A margin note stands beside the lines by intent; what is left must fit.
    const notes = [...document.querySelectorAll<HTMLElement>('.margin-note')]
    for (const note of notes) note.style.display = 'none'
    const cut = [...document.querySelectorAll('select')].filter(isCut)
    const wide = [...document.querySelectorAll<HTMLElement>('body :not(svg *, .sr-only, input, textarea)')]
    const faults = [...wide.filter((one) => isWide(one) && hasText(one)), ...cut]
    for (const note of notes) note.style.display = ''
    return faults.map((one) => `wider than its box: ${one.textContent?.slice(0, 40)}`)
  })
  return [...raw, ...squeezed]
}
