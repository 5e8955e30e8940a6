import type { Begun } from '../../resume/begun-readings.ts'
import { drawPdf, startWorker } from './draw-pdf.ts'
import { ask } from './reading.ts'
import { pick } from './resume-file.ts'

/** Makes ready what begins with a resume. */
export function readyToBegin(): typeof begin {
  startWorker()
  return begin
}

/** Draws a resume among the files, and asks what stands in a visitor's. */
function begin(files: readonly File[], isVisitor: boolean): Begun | null {
  const { resume } = pick(files)
  return resume && { file: resume.file, drawing: drawPdf(resume.file), asked: isVisitor ? ask(resume.file) : null }
}
