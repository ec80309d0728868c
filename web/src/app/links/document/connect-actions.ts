import type { PublicDocument } from '@predio/domain/documents'
import { extensionOf, fileName } from '@predio/domain/files'
import { download } from '../../../lib/download.ts'
import { log } from '../../../lib/log.ts'
import { addressOf, callFunction } from '../frame/call-function.ts'
import { tokenOfAddress } from '../frame/open-link.ts'
import { slotOf } from '../frame/slots.ts'
import { readSigned } from './files/shared-file.ts'
import { messages } from './messages.ts'

const FORMATS = { file: ['original'], text: ['pdf', 'docx'] } as const
type Format = (typeof FORMATS)[keyof typeof FORMATS][number]

export function connectActions(page: HTMLElement, { kind }: PublicDocument): void {
  const formats: readonly string[] = FORMATS[kind]
  for (const button of page.querySelectorAll<HTMLButtonElement>('[data-format]')) {
    const format = button.dataset['format'] as Format
    if (formats.includes(format))
      button.addEventListener('click', () => void downloadAs(page, format))
    else button.remove()
  }
  const print = slotOf(page, 'print')
  if (kind === 'text') print.addEventListener('click', () => window.print())
  else print.remove()
}

async function downloadAs(page: HTMLElement, format: Format): Promise<void> {
  const actions = slotOf(page, 'actions')
  const status = slotOf(page, 'status')
  if (actions.hasAttribute('aria-busy')) return
  actions.setAttribute('aria-busy', 'true')
  status.textContent = messages.preparing
  try {
    const { name, blob } = await makeFile(format)
    download(name, blob, blob.type)
    status.textContent = messages.downloaded
  } catch (error) {
    log.error('shared document not downloaded', error)
    status.textContent = messages.downloadFailed
  }
  actions.removeAttribute('aria-busy')
}

/**
 * DOC-07: the download asks the server for the link again, because the signed address may have expired and every download is recorded.
 */
async function makeFile(format: Format): Promise<{ name: string; blob: Blob }> {
  const shared = await callFunction<PublicDocument>('shared-document', {
    action: 'download',
    token: tokenOfAddress(),
  })
  if (shared.kind === 'file') {
    const { pathname } = new URL(shared.signedUrl, location.href)
    return { name: fileName(shared.name, extensionOf(pathname)), blob: await readSigned(shared) }
  }
  const written = format === 'docx' ? 'docx' : 'pdf'
  const { makeTextFile } = await import('./files/file-tools.ts')
  const { logoUrl } = shared.agent
  const blob = await makeTextFile(shared, written, logoUrl && addressOf(logoUrl))
  return { name: fileName(shared.name, written), blob }
}
