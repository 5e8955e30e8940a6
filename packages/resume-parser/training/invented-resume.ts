import { labelledKinds } from '../src/sections/section-labels.ts'
import * as say from './invented-words.ts'

type Kind = (typeof labelledKinds)[number]

/** One row of an invented resume before it is set: its texts, each with its look, and what it is. */
export interface DraftRow {
  readonly label: string
  /** The main text, one beside it at the right edge, and one in the margin at the left. */
  readonly text: string
  readonly right?: string
  readonly margin?: string
  readonly look: 'name' | 'heading' | 'strong' | 'soft' | 'plain'
  readonly bullet?: boolean
  readonly gap: number
}

/** How one resume is set throughout: people are consistent with themselves. */
interface Habits {
  readonly titleFirst: boolean
  readonly dates: 'right' | 'margin' | 'below' | 'inline' | 'none'
  readonly dateForm: number
  readonly oneRow: boolean
  readonly joint: string
  readonly told: 'bullets' | 'prose' | 'mixed'
  readonly skills: 'commas' | 'bullets' | 'labels' | 'rows'
  readonly entryGap: number
}

function habitsOf(chance: say.Chance): Habits {
  return {
    titleFirst: chance() < 0.55,
    dates: chance.of(['right', 'right', 'margin', 'below', 'inline', 'none'] as const),
    dateForm: chance.int(0, 2),
    oneRow: chance() < 0.4,
    joint: chance.of([', ', ' | ', ' – ', ' at ', ' · ', ' bei ', ' chez ']),
    told: chance.of(['bullets', 'bullets', 'prose', 'mixed'] as const),
    skills: chance.of(['commas', 'bullets', 'labels', 'rows'] as const),
    entryGap: chance.int(0, 10),
  }
}

function entry(chance: say.Chance, habits: Habits, label: string, first: string, second: string): DraftRow[] {
  const rows: DraftRow[] = []
  const when = habits.dates === 'none' ? undefined : say.dates(chance, habits.dateForm)
  const beside = {
    ...(habits.dates === 'right' && when ? { right: when } : {}),
    ...(habits.dates === 'margin' && when ? { margin: when } : {}),
  }
  const inline = habits.dates === 'inline' && when ? ` (${when})` : ''
  if (habits.oneRow) {
    rows.push({
      label,
      text: `${first}${habits.joint}${second}${inline}`,
      look: 'strong',
      gap: habits.entryGap,
      ...beside,
    })
  } else {
    rows.push({ label, text: `${first}${inline}`, look: 'strong', gap: habits.entryGap, ...beside })
    rows.push({ label, text: chance() < 0.4 ? `${second}, ${say.place(chance)}` : second, look: 'soft', gap: 0 })
  }
  if (habits.dates === 'below' && when) rows.push({ label, text: when, look: 'soft', gap: 0 })
  const bullets = habits.told === 'bullets' || (habits.told === 'mixed' && chance() < 0.5)
  for (let i = chance.int(0, 4); i > 0; i--)
    rows.push({ label, text: say.sentence(chance, chance.int(4, 14)), look: 'plain', gap: 0, bullet: bullets })
  return rows
}

const list = (chance: say.Chance, least: number, most: number, item: (chance: say.Chance) => string) =>
  Array.from({ length: chance.int(least, most) }, () => item(chance))

function skillRows(chance: say.Chance, habits: Habits, label: string): DraftRow[] {
  const row = (text: string, bullet = false): DraftRow => ({ label, text, look: 'plain', gap: 0, bullet })
  if (habits.skills === 'commas')
    return list(chance, 1, 3, (c) => list(c, 3, 8, say.skill).join(', ')).map((text) => row(text))
  if (habits.skills === 'bullets') return list(chance, 3, 9, say.skill).map((text) => row(text, true))
  if (habits.skills === 'rows') return list(chance, 3, 9, say.skill).map((text) => row(text))
  return list(chance, 2, 4, (c) => `${say.capital(say.inventedWord(c))}: ${list(c, 2, 6, say.skill).join(', ')}`).map(
    (text) => row(text),
  )
}

function jobRows(chance: say.Chance, habits: Habits, label: string): DraftRow[] {
  const [title, company] = [say.jobTitle(chance), say.employer(chance)]
  return habits.titleFirst ? entry(chance, habits, label, title, company) : entry(chance, habits, label, company, title)
}

function studyRows(chance: say.Chance, habits: Habits, label: string): DraftRow[] {
  const [where, what] = [say.school(chance), say.degree(chance)]
  const rows = habits.titleFirst ? entry(chance, habits, label, what, where) : entry(chance, habits, label, where, what)
  return rows.slice(0, chance.int(2, 4))
}

function projectRows(chance: say.Chance, habits: Habits, label: string): DraftRow[] {
  const row = (text: string, bullet = false): DraftRow => ({ label, text, look: 'plain', gap: 0, bullet })
  return [
    { ...row(say.capital(say.words(chance, chance.int(1, 3)))), look: 'strong', gap: habits.entryGap },
    ...list(chance, 1, 3, (c) => say.sentence(c, c.int(5, 14))).map((text) => row(text, habits.told === 'bullets')),
    ...(chance() < 0.4 ? [row(list(chance, 2, 5, say.skill).join(', '))] : []),
  ]
}

function bodyRows(chance: say.Chance, habits: Habits, kind: Kind): DraftRow[] {
  const label = `B:${kind}`
  const row = (text: string, bullet = false): DraftRow => ({ label, text, look: 'plain', gap: 0, bullet })
  const entries = (most: number, rows: typeof jobRows) =>
    list(chance, 1, most, () => '').flatMap(() => rows(chance, habits, label))
  switch (kind) {
    case 'summary':
      return list(chance, 1, 5, (c) => say.sentence(c, c.int(9, 16))).map((text) => row(text))
    case 'experience':
      return entries(4, jobRows)
    case 'volunteering':
    case 'activities':
      return entries(2, jobRows)
    case 'education':
      return entries(3, studyRows)
    case 'projects':
      return entries(4, projectRows)
    case 'skills':
      return skillRows(chance, habits, label)
    case 'languages':
      return chance() < 0.4
        ? [row(list(chance, 2, 4, (c) => `${say.language(c)} (${say.level(c)})`).join(', '))]
        : list(
            chance,
            2,
            4,
            (c) => `${say.language(c)}${c() < 0.6 ? `${c.of([' – ', ': ', ' '])}${say.level(c)}` : ''}`,
          ).map((text) => row(text))
    case 'certifications':
    case 'courses':
    case 'awards':
      return list(
        chance,
        1,
        5,
        (c) =>
          `${say.capital(say.words(c, c.int(2, 5)))}${c() < 0.5 ? `, ${say.dates(c, habits.dateForm, true)}` : ''}`,
      ).map((text) => row(text, chance() < 0.3))
    case 'publications':
      return list(
        chance,
        1,
        4,
        (c) =>
          `${say.personName(c)}, ${say.sentence(c, c.int(6, 12))} ${c.of(['Journal of', 'Proc.', 'Conference on'])} ${say.inventedWord(c)} (${c.int(2005, 2026)}).`,
      ).map((text) => row(text))
    case 'interests':
      return [row(list(chance, 2, 6, (c) => say.words(c, c.int(1, 2))).join(', '))]
    case 'references':
      return list(chance, 1, 2, () => '').flatMap(() => [
        row(say.personName(chance)),
        row(`${say.jobTitle(chance)}, ${say.employer(chance)}`),
        row(`${say.inventedWord(chance)}@${say.inventedWord(chance)}.example`),
      ])
    case 'contact':
      return contactRows(chance).map((text) => row(text))
    default:
      return list(chance, 1, 3, (c) => say.sentence(c, c.int(2, 9))).map((text) => row(text))
  }
}

function contactRows(chance: say.Chance): string[] {
  const name = say.inventedWord(chance)
  const all = [
    `${name}@mailbox.example`,
    `+${chance.int(1, 99)} ${chance.int(100, 999)} ${chance.int(1000000, 9999999)}`,
    say.place(chance),
    `linkedin.com/in/${name}`,
  ]
  return all.slice(0, chance.int(1, 4))
}

export interface DraftSection {
  readonly kind: Kind
  readonly rows: readonly DraftRow[]
}

/** A resume of nobody: the rows of its head, and its sections in order. */
export function inventResume(chance: say.Chance): { head: DraftRow[]; sections: DraftSection[] } {
  const habits = habitsOf(chance)
  const head = (text: string, look: DraftRow['look'] = 'plain'): DraftRow => ({ label: 'head', text, look, gap: 0 })
  const contacts = contactRows(chance)
  const rows = [
    head(say.personName(chance), 'name'),
    ...(chance() < 0.6 ? [head(say.jobTitle(chance), 'soft')] : []),
    ...(chance() < 0.5 ? [head(contacts.join(chance.of([' | ', ', ', ' · '])))] : contacts.map((text) => head(text))),
    ...(chance() < 0.2 ? list(chance, 1, 4, (c) => say.sentence(c, c.int(9, 16))).map((text) => head(text)) : []),
  ]
  const likely: Partial<Record<Kind, number>> = {
    experience: 0.95,
    education: 0.95,
    skills: 0.85,
    summary: 0.6,
    projects: 0.5,
    languages: 0.5,
    certifications: 0.35,
  }
  const kinds = labelledKinds.filter((kind) => chance() < (likely[kind] ?? 0.15))
  const order = kinds
    .map((kind, at) => ({ kind, at: kind === 'summary' ? -1 : at + chance() * 5 }))
    .sort((a, b) => a.at - b.at)
  const knownShare = chance.of([1, 1, 1, 0.9, 0.7, 0.5, 0.2])
  const sections = order.map(({ kind }) => {
    const heading: DraftRow = {
      label: `H:${kind}`,
      text: say.headingFor(chance, kind, knownShare),
      look: 'heading',
      gap: 12,
    }
    return { kind, rows: [heading, ...bodyRows(chance, habits, kind)] }
  })
  return { head: rows, sections }
}
