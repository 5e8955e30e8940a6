import type { Printer } from './chromium/printer.ts'
import { pageTextsOfAll } from './pdf-text.ts'
import type { Person } from './person.ts'
import { renderResume } from './render-resume.ts'
import type { ResumeToMake } from './resumes-of.ts'

const squeezed = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[\s\u200b]+/g, '')
    .toLowerCase()

function printedTexts({ name, email, experience, education }: Person): readonly string[] {
  const jobs = experience.flatMap(({ position, company }) => [position, company])
  return [name, email, ...jobs, ...education.map(({ school }) => school)]
}

/** Renders resumes and names each text of theirs that the file's text layer has lost. */
export async function lostTexts(resumes: readonly ResumeToMake[], printer?: Printer): Promise<readonly string[]> {
  const files: Uint8Array[] = []
  for (const { person, rendering } of resumes) files.push(await renderResume(person, rendering, printer))
  const texts = await pageTextsOfAll(files)
  return resumes.flatMap(({ person, rendering }, at) => {
    const text = squeezed(texts[at]?.join('\n') ?? '')
    return printedTexts(person)
      .filter((printed) => !text.includes(squeezed(printed)))
      .map((printed) => `${person.id} ${rendering.layout} ${rendering.producer}: ${printed}`)
  })
}
