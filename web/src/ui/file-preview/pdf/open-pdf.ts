import type * as PdfJs from 'pdfjs-dist/legacy/build/pdf.mjs'

interface Loaded {
  pdfjs: typeof PdfJs
  /** One for all files. pdf.js would make it of the port by itself, and end it with the first file that is closed, under all others. */
  worker: PdfJs.PDFWorker
}

let loading: Promise<Loaded> | undefined

/** The build for older browsers: clients open what they are sent on the phone they have. */
async function loadPdfJs(): Promise<Loaded> {
  const [pdfjs, { default: PdfWorker }] = await Promise.all([
    import('pdfjs-dist/legacy/build/pdf.mjs'),
    import('pdfjs-dist/legacy/build/pdf.worker.mjs?worker'),
  ])
  return { pdfjs, worker: pdfjs.PDFWorker.create({ port: new PdfWorker() }) }
}

export type OpenedPdf = PdfJs.PDFDocumentProxy

/** For the page it is shown on; `close` gives its memory back. */
export async function openPdf(file: Blob): Promise<{ pdf: OpenedPdf; close: () => void }> {
  loading ??= loadPdfJs()
  // A lost connection is not remembered: the next preview fetches again.
  loading.catch(() => (loading = undefined))
  const { pdfjs, worker } = await loading
  const task = pdfjs.getDocument({
    worker,
    data: await file.arrayBuffer(),
    // Our Content-Security-Policy lets nothing be compiled at run time.
    useWasm: false,
  })
  return { pdf: await task.promise, close: () => void task.destroy() }
}

export function isLocked(error: unknown): boolean {
  return error instanceof Error && error.name === 'PasswordException'
}
