import { log } from '../../../../lib/log.ts'
import { messages as preview } from '../../../../ui/file-preview/messages.ts'
import { BLOCK_CLASS } from '../../../../ui/file-preview/office/text-block.ts'
import type { ReadFile } from '../../../../ui/file-preview/read-file.ts'
import { copyTemplate, slotOf } from '../../frame/slots.ts'
import { messages } from '../messages.ts'
import type * as FileTools from './file-tools.ts'
import type { SharedFile } from './shared-file.ts'

type Tools = typeof FileTools

export async function showFile(section: HTMLElement, file: SharedFile): Promise<void> {
  section.setAttribute('aria-busy', 'true')
  try {
    const [tools, bytes] = await Promise.all([import('./file-tools.ts'), file.read()])
    section.replaceChildren(present(await tools.readFile(bytes, file.type), tools))
  } catch (error) {
    log.warn('the shared file was not shown', error)
    section.replaceChildren(offerRetry(() => void showFile(section, file)))
  }
  section.removeAttribute('aria-busy')
}

function present(read: ReadFile, tools: Tools): HTMLElement {
  switch (read.kind) {
    case 'pages':
      return presentPages(read, tools)
    case 'text': {
      const part = copyTemplate('words')
      slotOf(part, 'blocks').append(...read.blocks.map(makeBlock))
      return part
    }
    case 'none': {
      const part = copyTemplate('no-preview')
      slotOf(part, 'reason').textContent = read.reason
      return part
    }
  }
}

function presentPages(
  { pdf }: Extract<ReadFile, { kind: 'pages' }>,
  { drawWhenNear }: Tools,
): HTMLElement {
  const list = copyTemplate('pages')
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = copyTemplate('page')
    const canvas = slotOf<HTMLCanvasElement>(page, 'canvas')
    const place = preview.page(number, pdf.numPages)
    slotOf(page, 'words').textContent = place
    drawWhenNear(pdf, number, canvas, ({ text, shape }) => {
      canvas.style.aspectRatio = shape
      slotOf(page, 'words').textContent = `${place}. ${text}`
    })
    list.append(page)
  }
  return list
}

function makeBlock({ kind, text }: Extract<ReadFile, { kind: 'text' }>['blocks'][number]): Element {
  const block = document.createElement('p')
  block.className = BLOCK_CLASS[kind]
  block.textContent = text
  return block
}

function offerRetry(retry: () => void): HTMLElement {
  const part = copyTemplate('no-preview')
  const button = slotOf<HTMLButtonElement>(part, 'retry')
  slotOf(part, 'reason').textContent = messages.previewFailed
  button.hidden = false
  button.addEventListener('click', () => {
    button.disabled = true
    retry()
  })
  return part
}
