import { deviceZone, formatLastDay } from '@predio/domain/dates'
import { parseMarkdown, type PublicDocument } from '@predio/domain/documents'
import { makeElements } from '../../../records/documents/preview/make-elements.ts'
import { toMarkup } from '../../../records/documents/preview/markup.ts'
import { shortAgentName } from '../frame/describe-agent.ts'
import { showAgent } from '../frame/show-agent.ts'
import { copyTemplate, fillSlot, slotOf } from '../frame/slots.ts'
import { connectActions } from './connect-actions.ts'
import { SharedFile } from './files/shared-file.ts'
import { showFile } from './files/show-file.ts'
import { messages } from './messages.ts'

export function showDocument(shared: PublicDocument): void {
  const { name, agent, expiresAt } = shared
  const page = copyTemplate('document')
  const who = [agent.name, agent.company].filter(Boolean).join(', ')
  showAgent(agent, messages.firstMessage(shortAgentName(agent), name))
  document.title = name
  fillSlot(page, 'shared-by', who && messages.sharedBy(who))
  fillSlot(page, 'name', name)
  fillSlot(page, 'expires', messages.expires(formatLastDay(expiresAt, deviceZone())))
  connectActions(page, shared)
  slotOf(document, 'main').replaceChildren(page)
  showContent(slotOf(page, 'preview'), shared)
}

function showContent(section: HTMLElement, shared: PublicDocument): void {
  if (shared.kind === 'file') {
    void showFile(section, new SharedFile(shared))
    return
  }
  const blocks = parseMarkdown(shared.content)
  const sheet = copyTemplate('sheet')
  sheet.append(makeElements(toMarkup(blocks, { headingsFrom: 2, marksVariables: false })))
  section.replaceChildren(sheet)
}
