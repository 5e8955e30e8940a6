import { writeFile } from 'node:fs/promises'
import { samplePerson } from './people.ts'
import { renderResume } from './render-resume.ts'

// Typst, because it needs nothing that is not installed with the packages and gives the same bytes each time.
const [path] = process.argv.slice(2)
if (!path) throw new Error('Usage: node print-sample.ts OUTPUT.pdf')
const bytes = await renderResume(samplePerson, { layout: 'one-column', producer: 'typst' })
await writeFile(path, bytes)
console.log(`${path}: ${bytes.length} bytes, the resume of ${samplePerson.name}`)
