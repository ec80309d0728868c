import { deviceZone, formatLastDay } from '@predio/domain/dates'
import {
  describeReport,
  type DescribedReport,
  type PublicOwnerReport,
} from '@predio/domain/owner-reports'
import { addressOf } from '../frame/call-function.ts'
import { describeAgent, shortAgentName } from '../frame/describe-agent.ts'
import { connectAgent, showAgent } from '../frame/show-agent.ts'
import { copyTemplate, fillPart, fillSlot, slotOf } from '../frame/slots.ts'
import { makeSection } from './make-section.ts'
import { messages } from './messages.ts'

export function showReport(report: PublicOwnerReport): void {
  const agent = shortAgentName(report.agent)
  const described = describeReport(report.facts, report)
  const sections = copyTemplate('sections')
  sections.append(...described.sections.map(makeSection))
  showAgent(report.agent, messages.firstMessage(agent))
  document.title = report.title
  slotOf(document, 'main').replaceChildren(
    makeIntro(report),
    makeProperty(report, described),
    makeFigures(described),
    ...makeRecommendation(report, agent),
    sections,
    makeClosing(report, described, agent),
  )
}

function makeIntro({ title, ownerName }: PublicOwnerReport): HTMLElement {
  const intro = copyTemplate('intro')
  fillSlot(intro, 'report-title', title)
  fillSlot(intro, 'greeting', messages.greeting(ownerName))
  return intro
}

function makeProperty(
  { facts: { listing } }: PublicOwnerReport,
  { price }: DescribedReport,
): HTMLElement {
  const part = copyTemplate('property')
  fillSlot(part, 'title', listing.title)
  fillPart(part, 'location', listing.location)
  fillSlot(part, 'price', price)
  const address = listing.image && addressOf(listing.image)
  if (address) {
    const photo = slotOf<HTMLImageElement>(part, 'photo')
    const frame = slotOf(part, 'photo-frame')
    const sizes = listing.imageSizes.flatMap(({ url, width }) => {
      const size = addressOf(url)
      return size ? [`${size} ${width}w`] : []
    })
    frame.hidden = false
    photo.alt = messages.photo(listing.title)
    photo.addEventListener('error', () => (frame.hidden = true), { once: true })
    photo.sizes = '(min-width: 40rem) 34rem, 100vw'
    photo.srcset = sizes.join(', ')
    photo.src = address
  }
  return part
}

function makeFigures({ figures }: DescribedReport): HTMLElement {
  const part = copyTemplate('figures')
  part.querySelector('ul')?.append(
    ...figures.map(({ id, value, label }) => {
      const tile = copyTemplate(`figure-${id}`)
      fillSlot(tile, 'value', value)
      fillSlot(tile, 'label', label)
      return tile
    }),
  )
  return part
}

function makeRecommendation({ recommendation }: PublicOwnerReport, agent: string): HTMLElement[] {
  if (!recommendation?.trim()) return []
  const part = copyTemplate('recommendation')
  fillSlot(part, 'from', messages.recommendation(agent))
  fillSlot(part, 'text', recommendation.trim())
  return [part]
}

function makeClosing(
  report: PublicOwnerReport,
  { madeOn }: DescribedReport,
  agent: string,
): HTMLElement {
  const part = copyTemplate('closing')
  fillSlot(part, 'closing-text', messages.closingText(agent))
  fillSlot(part, 'identity', describeAgent(report.agent))
  fillSlot(part, 'made-on', `${madeOn}.`)
  connectAgent(part, report.agent, messages.firstMessage(agent))
  slotOf(part, 'print').addEventListener('click', () => print())
  fillSlot(part, 'expires', messages.expires(formatLastDay(report.expiresAt, deviceZone(), 'long')))
  return part
}
