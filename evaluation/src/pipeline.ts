import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { openPrinter } from '@scry/fictional/chromium/printer'
import { obstacleTo, renderResume } from '@scry/fictional/render-resume'
import { emptyProfile, mergeAnalysis } from '@scry/profile/profile-fields'
import { rankingFacts } from '@scry/profile/ranking-facts'
import { openPageReader } from '@scry/resume-parser/page-reader'
import { readResume } from '@scry/resume-parser/read-resume'
import type { ProfileInput } from '@scry/search/profile-input'
import type { Persona } from './personas.ts'

export interface ReadPersona extends Persona {
  readonly profile: ProfileInput
}

/** Every persona's resume printed as PDF, read back from the bytes, and made a profile. `today`: the present, ms UTC. */
export async function readPersonas(personas: readonly Persona[], today: number): Promise<ReadPersona[]> {
  const date = new Date(today)
  const month = { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1 }
  const wasm = readFileSync(createRequire(import.meta.url).resolve('@hyzyla/pdfium/pdfium.wasm'))
  const pageReader = await openPageReader(new Uint8Array(wasm))
  const printed = personas.some(({ rendering }) => rendering.producer === 'chromium')
  const printer = printed ? await openPrinter() : undefined
  try {
    const read: ReadPersona[] = []
    for (const persona of personas) {
      const obstacle = obstacleTo(persona.person, persona.rendering)
      if (obstacle) throw new Error(`The resume of ${persona.person.id} cannot be made: ${obstacle}.`)
      const bytes = await renderResume(persona.person, persona.rendering, printer)
      const result = await readResume(bytes, { pageReader, today: month, timeoutMs: 60_000 })
      if (!result.ok) throw new Error(`The resume of ${persona.person.id} was not read: ${result.message}`)
      const upload = { fileName: `${persona.person.id}.pdf`, uploadedAt: date.toISOString() }
      read.push({ ...persona, profile: rankingProfile(mergeAnalysis(emptyProfile, result.analysis, upload), today) })
    }
    return read
  } finally {
    await printer?.close()
  }
}

/** Of a profile what may move a listing, as the server takes it for a person who has signed in. */
function rankingProfile(fields: ReturnType<typeof mergeAnalysis>, today: number): ProfileInput {
  return {
    skills: fields.skills,
    level: fields.experience_level,
    location: fields.location,
    interests: fields.interests,
    languages: fields.languages,
    ...rankingFacts(fields, today),
  }
}
