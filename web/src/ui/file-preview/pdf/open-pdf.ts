import type * as PdfJs from 'pdfjs-dist/legacy/build/pdf.mjs'

interface Loaded {
  pdfjs: typeof PdfJs
  /** All files share one worker, because pdf.js would end its own with the first file that is closed. */
  worker: PdfJs.PDFWorker
}

let loading: Promise<Loaded> | undefined

/** Clients open shared files on old phones, so this loads the build for older browsers. */
async function loadPdfJs(): Promise<Loaded> {
  const [pdfjs, { default: PdfWorker }] = await Promise.all([
    import('pdfjs-dist/legacy/build/pdf.mjs'),
    import('pdfjs-dist/legacy/build/pdf.worker.mjs?worker'),
  ])
  return { pdfjs, worker: pdfjs.PDFWorker.create({ port: new PdfWorker() }) }
}

export type OpenedPdf = PdfJs.PDFDocumentProxy

export async function openPdf(file: Blob): Promise<{ pdf: OpenedPdf; close: () => void }> {
  loading ??= loadPdfJs()
  // A failed download is forgotten, so that the next preview fetches the code again.
  loading.catch(() => (loading = undefined))
  const { pdfjs, worker } = await loading
  const task = pdfjs.getDocument({
    worker,
    data: await file.arrayBuffer(),
    // Our Content-Security-Policy forbids WebAssembly.
    useWasm: false,
  })
  return { pdf: await task.promise, close: () => void task.destroy() }
}

export function isLocked(error: unknown): boolean {
  return error instanceof Error && error.name === 'PasswordException'
}
