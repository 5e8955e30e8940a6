import { underWayWords } from './data/under-way.ts'

const signs = new Set(Object.values(underWayWords).flatMap((row) => row.split(';')))
const longest = Math.max(...[...signs].map((sign) => sign.split(' ').length))

/** Whether a line of a resume says that the certificate which it names is not there yet: 'CPA Candidate', 'CWI (in progress)'. */
export const isUnderWay = (text: string): boolean => {
  const words =
    text
      .slice(0, 400)
      .toLowerCase()
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .match(/[\p{L}-]+/gu) ?? []
  return words.some((_, at) =>
    Array.from({ length: longest }, (_, more) => words.slice(at, at + more + 1).join(' ')).some((some) =>
      signs.has(some),
    ),
  )
}
