import { resumeMaxBytes } from '@scry/contracts/limits'
import type { QueryClient } from '@tanstack/react-query'
import type { PDFDocumentProxy } from 'pdfjs-dist'

type OpenPdf = (file: File) => Promise<PDFDocumentProxy>
type Opened = { readonly file: File; readonly opening: Promise<PDFDocumentProxy> }

const opener = ['open-pdf']
const opened = ['opened-pdf']

/** Keeps the code that opens PDFs at hand, for a file that is given before the page that draws it is here. */
export function keepOpener(client: QueryClient, open: OpenPdf): void {
  client.setQueryDefaults(opener, { gcTime: Number.POSITIVE_INFINITY })
  client.setQueryData(opener, () => open)
}

/** Begins to open a file where the code is at hand. What is too large for a resume, as a film is, is not even read. */
export function openAhead(client: QueryClient, file: File): void {
  const open = client.getQueryData<OpenPdf>(opener)
  if (!open) return
  closeOpened(client)
  if (file.size > resumeMaxBytes) return
  const opening = open(file)
  opening.catch(() => {})
  client.setQueryData<Opened>(opened, { file, opening })
}

/** What was opened of this file; whoever takes it closes it. */
export function takeOpened(client: QueryClient, file: File): Promise<PDFDocumentProxy> | null {
  const ahead = client.getQueryData<Opened>(opened)
  if (ahead?.file !== file) return null
  client.removeQueries({ queryKey: opened })
  return ahead.opening
}

/** Nobody draws it after all. */
export function closeOpened(client: QueryClient): void {
  const ahead = client.getQueryData<Opened>(opened)
  client.removeQueries({ queryKey: opened })
  void ahead?.opening.then((pdf) => pdf.loadingTask.destroy()).catch(() => {})
}
