import type { Begun } from '../../resume/begun-readings.ts'
import { drawPdf, waitForWorker } from './draw-pdf.ts'
import { ask } from './reading.ts'
import { pick } from './resume-file.ts'

/** Makes ready what begins with a resume; it draws one, and asks what stands in a visitor's. */
export async function readyToBegin(): Promise<(files: readonly File[], isVisitor: boolean) => Begun | null> {
  await waitForWorker()
  return (files, isVisitor) => {
    const { resume } = pick(files)
    return resume && { file: resume.file, drawing: drawPdf(resume.file), asked: isVisitor ? ask(resume.file) : null }
  }
}
