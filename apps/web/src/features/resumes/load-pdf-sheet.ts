/** Draws pages; far heavier than the rest, so it is fetched once a file is chosen. */
export const loadPdfSheet = () => import('./PdfSheet.tsx').then((m) => m.PdfSheet)
/** Comes with it. */
export const loadOpener = () => import('./PdfSheet.tsx').then((m) => m.startOpener())
