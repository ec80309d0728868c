import { telUrl, waMeUrl } from '@predio/domain/phones'
import { greetingName, initialsOf } from '@predio/domain/text'
import type { PublicAgent } from '@predio/domain/selections'
import { addressOf } from './call-function.ts'
import { messages } from './messages.ts'
import { fillSlot, slotOf } from './slots.ts'

/** Only as the profile stores it: it becomes a style. */
const COLOR = /^#[0-9a-f]{6}$/i

/**
 * Puts the agent's identity into the header. `text` is what a message to them begins with. On a slow line the portrait takes from what
 * the page is about, so that it is asked for after `first`.
 */
export function showAgent(
  agent: PublicAgent,
  text: string,
  first: Promise<unknown> = Promise.resolve(),
): void {
  const header = slotOf(document, 'agent')
  const name = agentName(agent)
  fillSlot(header, 'agent-name', name)
  // A telephone has room for one of them; the whole stands at the end of the page.
  fillSlot(header, 'agent-about', aboutAgent(agent)[0])
  fillSlot(header, 'initials', initialsOf(name))
  void first.then(() => showPortrait(header, agent))
  connectAgent(header, agent, text)
  connect(slotOf<HTMLAnchorElement>(document, 'notice'), agent.noticePath)
  if (agent.color && COLOR.test(agent.color))
    slotOf(document, 'band').style.backgroundColor = agent.color
  header.dataset['state'] = 'known'
}

/** Links to write and to call, in the header and wherever else the page offers them. */
export function connectAgent(root: ParentNode, { phone }: PublicAgent, text: string): void {
  connect(slotOf<HTMLAnchorElement>(root, 'whatsapp'), phone && waMeUrl(phone, text))
  connect(slotOf<HTMLAnchorElement>(root, 'call'), phone && telUrl(phone))
}

/** 'Lucía Medina · Casas del Mayab · Lic. YUC-0125' */
export function describeAgent(agent: PublicAgent): string {
  return [agentName(agent), ...aboutAgent(agent)].join(' · ')
}

function aboutAgent(agent: PublicAgent): string[] {
  const company = agent.company?.trim()
  const licence = agent.licenseNumber?.trim()
  return [
    ...(company && company !== agentName(agent) ? [company] : []),
    ...(licence ? [messages.licence(licence)] : []),
  ]
}

function agentName({ name, company }: PublicAgent): string {
  return name?.trim() || company?.trim() || messages.agent
}

/** As a client speaks of them: the first word of a person's name, after a title; a company or nobody by the whole. */
export function shortAgentName(agent: PublicAgent): string {
  const [first = '', ...others] = agent.name?.trim().split(/\s+/) ?? []
  return greetingName({ first_name: first, last_name: others.join(' ') }) || agentName(agent)
}

function connect(link: HTMLAnchorElement, href: string | null): void {
  if (!href) return
  link.href = href
  link.hidden = false
}

/** The photograph with the logo beside it, else the logo in its place; the initials stay where neither loads. */
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
