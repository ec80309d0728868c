import { deviceZone, formatDate } from '@predio/domain/dates'
import { readBlocks, type NoticeBlock, type PublicNotice } from '@predio/domain/privacy'
import type { PublicAgent } from '@predio/domain/selections'
import { showAgent } from '../frame/show-agent.ts'
import { copyTemplate, fillSlot, slotOf } from '../frame/slots.ts'
import { messages } from './messages.ts'

/** PRIV-06: the simple notice stands above the full one, with version and day. */
export function showNotice(notice: PublicNotice<PublicAgent>): void {
  showAgent(notice.agent, messages.firstMessage)
  const article = copyTemplate('notice')
  const day = formatDate(new Date(notice.publishedAt), deviceZone(), 'long')
  fillSlot(article, 'version', messages.version(notice.version, day))
  slotOf(article, 'simple').append(...readBlocks(notice.simple).map(showBlock))
  slotOf(article, 'full').append(...readBlocks(notice.full).map(showBlock))
  slotOf(document, 'main').replaceChildren(article)
}

function showBlock(block: NoticeBlock): HTMLElement {
  const element = copyTemplate(block.kind)
  if (block.kind === 'list') {
    for (const entry of block.entries) {
      const item = document.createElement('li')
      item.textContent = entry
      element.append(item)
    }
  } else {
    element.textContent = block.text
  }
  return element
}
