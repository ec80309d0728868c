import { telUrl, waMeUrl } from '@predio/domain/phones'
import { initialsOf } from '@predio/domain/text'
import type { PublicAgent } from '@predio/domain/selections'
import { addressOf } from './call-function.ts'
import { aboutAgent, agentName } from './describe-agent.ts'
import { fillSlot, slotOf } from './slots.ts'

/** The colour goes into a style attribute, so only the stored form is accepted. */
const COLOR = /^#[0-9a-f]{6}$/i

/** `first` is the loading of the page's own pictures; on a slow connection the portrait would delay them. */
export function showAgent(
  agent: PublicAgent,
  text: string,
  first: Promise<unknown> = Promise.resolve(),
): void {
  const header = slotOf(document, 'agent')
  const name = agentName(agent)
  fillSlot(header, 'agent-name', name)
  fillSlot(header, 'agent-about', aboutAgent(agent)[0])
  fillSlot(header, 'initials', initialsOf(name))
  void first.then(() => showPortrait(header, agent))
  connectAgent(header, agent, text)
  connect(slotOf<HTMLAnchorElement>(document, 'notice'), agent.noticePath)
  if (agent.color && COLOR.test(agent.color))
    slotOf(document, 'band').style.backgroundColor = agent.color
  header.dataset['state'] = 'known'
}

export function connectAgent(root: ParentNode, { phone }: PublicAgent, text: string): void {
  connect(slotOf<HTMLAnchorElement>(root, 'whatsapp'), phone && waMeUrl(phone, text))
  connect(slotOf<HTMLAnchorElement>(root, 'call'), phone && telUrl(phone))
}

function connect(link: HTMLAnchorElement, href: string | null): void {
  if (!href) return
  link.href = href
  link.hidden = false
}

/** The initials stay if neither the photograph nor the logo loads. */
function showPortrait(header: HTMLElement, { photoUrl, logoUrl }: PublicAgent): void {
  const picture = slotOf<HTMLImageElement>(header, 'portrait')
  if (!photoUrl) picture.dataset['logo'] = ''
  showPicture(picture, photoUrl ?? logoUrl)
  if (!photoUrl) return
  for (const logo of document.querySelectorAll<HTMLImageElement>('[data-slot="logo"]'))
    showPicture(logo, logoUrl)
}

function showPicture(picture: HTMLImageElement, path: string | null): void {
  const address = path && addressOf(path)
  if (!address) return
  picture.addEventListener('load', () => (picture.hidden = false), { once: true })
  picture.src = address
}
