import { PDFiumModule } from '@hyzyla/pdfium'

/** The functions of PDFium's C interface that the reader calls, by their documented names. Pointers are numbers. */
export interface PdfiumExports {
  malloc(size: number): number
  free(pointer: number): void
  FPDF_InitLibraryWithConfig(config: number): void
  FPDF_LoadMemDocument(data: number, size: number, password: number): number
  FPDF_GetLastError(): number
  FPDF_CloseDocument(document: number): void
  FPDF_GetPageCount(document: number): number
  FPDF_GetMetaText(document: number, tag: number, buffer: number, length: number): number
  FPDF_LoadPage(document: number, index: number): number
  FPDF_ClosePage(page: number): void
  FPDF_GetPageWidthF(page: number): number
  FPDF_GetPageHeightF(page: number): number
  FPDF_PageToDevice(
    page: number,
    startX: number,
    startY: number,
    sizeX: number,
    sizeY: number,
    rotate: number,
    x: number,
    y: number,
    outX: number,
    outY: number,
  ): number
  FPDFPage_CountObjects(page: number): number
  FPDFPage_GetObject(page: number, index: number): number
  FPDFPageObj_GetType(object: number): number
  FPDFPageObj_GetBounds(object: number, left: number, bottom: number, right: number, top: number): number
  FPDFPageObj_GetFillColor(object: number, red: number, green: number, blue: number, alpha: number): number
  FPDFPageObj_GetMatrix(object: number, matrix: number): number
  FPDFPageObj_GetClipPath(object: number): number
  FPDFClipPath_CountPaths(clip: number): number
  FPDFClipPath_CountPathSegments(clip: number, path: number): number
  FPDFClipPath_GetPathSegment(clip: number, path: number, index: number): number
  FPDFFormObj_CountObjects(form: number): number
  FPDFFormObj_GetObject(form: number, index: number): number
  FPDFPath_CountSegments(path: number): number
  FPDFPath_GetPathSegment(path: number, index: number): number
  FPDFPathSegment_GetPoint(segment: number, x: number, y: number): number
  FPDFPathSegment_GetType(segment: number): number
  FPDFPath_GetDrawMode(object: number, fill: number, stroke: number): number
  FPDFText_LoadPage(page: number): number
  FPDFText_ClosePage(textPage: number): void
  FPDFText_CountChars(textPage: number): number
  FPDFText_GetUnicode(textPage: number, index: number): number
  FPDFText_IsGenerated(textPage: number, index: number): number
  FPDFText_HasUnicodeMapError(textPage: number, index: number): number
  FPDFText_GetTextObject(textPage: number, index: number): number
  FPDFTextObj_GetTextRenderMode(object: number): number
  FPDFText_GetFontSize(textPage: number, index: number): number
  FPDFText_GetFontWeight(textPage: number, index: number): number
  FPDFText_GetFontInfo(textPage: number, index: number, buffer: number, length: number, flags: number): number
  FPDFText_GetFillColor(textPage: number, index: number, r: number, g: number, b: number, a: number): number
  FPDFText_GetMatrix(textPage: number, index: number, matrix: number): number
  FPDFText_GetLooseCharBox(textPage: number, index: number, rect: number): number
  FPDFText_GetCharBox(textPage: number, index: number, left: number, right: number, bottom: number, top: number): number
  FPDFText_GetCharOrigin(textPage: number, index: number, x: number, y: number): number
  FPDFLink_Enumerate(page: number, position: number, link: number): number
  FPDFLink_GetAnnotRect(link: number, rect: number): number
  FPDFLink_GetAction(link: number): number
  FPDFAction_GetURIPath(document: number, action: number, buffer: number, length: number): number
}

export interface Pdfium {
  readonly call: PdfiumExports
  /** A fresh view of the memory: growing it makes older views empty. */
  memory(): ArrayBuffer
}

interface RawModule {
  readonly wasmExports: PdfiumExports
  readonly HEAPU8: Uint8Array
}

/** A compiled WebAssembly module. */
export type CompiledModule = object

/** The part of the platform's WebAssembly interface used here; Node and browsers share it, their type files do not. */
interface WasmPlatform {
  compile(bytes: Uint8Array): Promise<CompiledModule>
  instantiate(module: CompiledModule, imports: object): Promise<object>
}

const wasmPlatform = (globalThis as unknown as { WebAssembly: WasmPlatform }).WebAssembly

export function compilePdfium(wasm: Uint8Array): Promise<CompiledModule> {
  return wasmPlatform.compile(wasm)
}

interface EmscriptenImports {
  env?: Record<string, unknown>
}

/**
 * Starts PDFium from its compiled WebAssembly. The module's memory never grows past `maxMemoryBytes`:
 * a document that asks for more ends in a failed allocation instead of taking the machine.
 */
export async function startPdfium(compiled: CompiledModule, maxMemoryBytes: number): Promise<Pdfium> {
  const options = {
    locateFile: () => '',
    instantiateWasm: (imports: EmscriptenImports, done: (module: unknown, instance?: unknown) => void) => {
      const own = imports.env ?? {}
      const grow = own.emscripten_resize_heap as (bytes: number) => boolean
      const capped = { ...own, emscripten_resize_heap: (bytes: number) => bytes >>> 0 <= maxMemoryBytes && grow(bytes) }
      const bounded = { ...imports, env: capped }
      wasmPlatform.instantiate(compiled, bounded).then(
        (instance) => done(instance, compiled),
        () => done(undefined),
      )
      return {}
    },
    print: () => undefined,
    printErr: () => undefined,
  }
  const raw = (await PDFiumModule(options as never)) as unknown as RawModule
  const call = raw.wasmExports
  const config = call.malloc(32)
  new Uint8Array(raw.HEAPU8.buffer as ArrayBuffer, config, 32).fill(0)
  new Int32Array(raw.HEAPU8.buffer as ArrayBuffer, config, 1)[0] = 2
  call.FPDF_InitLibraryWithConfig(config)
  return { call, memory: () => raw.HEAPU8.buffer as ArrayBuffer }
}
