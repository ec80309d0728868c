import { budgetRange, CLIENT_TYPE_LABELS, fullName } from '../../clients/index.ts'
import { formatDate, formatMoment } from '../../dates/index.ts'
import { formatMxn } from '../../money/index.ts'
import { formatNumber } from '../../numbers/index.ts'
import { formatPhone } from '../../phones/index.ts'
import type { Property } from '../../properties/index.ts'
import { SHEET_KIND_LABELS } from '../../sheets/index.ts'
import { TASK_PRIORITY_LABELS } from '../../tasks/index.ts'
import { availabilityOf } from '../ranking/listing-facts.ts'
import { CARD_LABELS as label, CARD_WARNINGS as warn, TOOL_TITLES } from './messages.ts'
import type { Proposal, ProposalOf } from './proposal.ts'

/** AST-56: the person sees this card before confirming the proposal. */
export interface ToolCard {
  title: string
  facts: readonly { label: string; value: string }[]
  warnings: readonly string[]
}

export interface BusyVisit {
  name: string
  at: Date
}

/** Counts of the inbox, which the person sees and the model does not (AST-90). */
export interface WaitingProspects {
  count: number
  since: Date | null
  /** The names with the most prospects first. */
  sources: readonly NamedCount[]
  listings: readonly NamedCount[]
}

interface NamedCount {
  name: string
  count: number
}

interface CardOptions {
  zone: string
  conflicts?: readonly BusyVisit[]
  waiting?: WaitingProspects | undefined
}

const MAX_NAMED = 5

type Fact = readonly [string, string | null | undefined]

export function describeToolCall(
  proposal: Proposal,
  { zone, conflicts = [], waiting }: CardOptions,
): ToolCard {
  const clashes = conflicts.map(({ name, at }) => warn.conflict(name, formatDate(at, zone, 'time')))
  const { facts, warnings } = describe(proposal, zone, waiting)
  return {
    title: TOOL_TITLES[proposal.tool],
    facts: facts.flatMap(([name, value]) => (value ? [{ label: name, value }] : [])),
    warnings: [...clashes, ...warnings],
  }
}

function describe(
  proposal: Proposal,
  zone: string,
  waiting: WaitingProspects | undefined,
): { facts: Fact[]; warnings: string[] } {
  switch (proposal.tool) {
    case 'book_visit':
      return {
        facts: [
          [label.property, proposal.property.title],
          [label.client, fullName(proposal.client)],
          [label.when, formatMoment(proposal.at, zone)],
          [label.notes, proposal.notes],
        ],
        warnings: availabilityWarnings(proposal.property),
      }
    case 'create_client':
      return describeClient(proposal)
    case 'create_task':
      return {
        facts: [
          [label.title, proposal.title],
          [label.description, proposal.description],
          [label.due, proposal.dueAt && formatMoment(proposal.dueAt, zone)],
          [label.priority, TASK_PRIORITY_LABELS[proposal.priority]],
          [label.client, proposal.client && fullName(proposal.client)],
          [label.property, proposal.property?.title],
        ],
        warnings: [],
      }
    case 'draft_whatsapp':
      return {
        facts: [
          [label.client, fullName(proposal.client)],
          [label.whatsapp, formatPhone(proposal.number)],
          [label.property, proposal.property?.title],
          [label.message, proposal.message],
        ],
        warnings: [],
      }
    case 'make_sheet':
      return {
        facts: [
          [label.property, proposal.property.title],
          [label.sheetKind, SHEET_KIND_LABELS[proposal.kind]],
        ],
        warnings: [],
      }
    case 'make_selection':
      return {
        facts: [
          [label.client, proposal.client && fullName(proposal.client)],
          [label.properties, proposal.properties.map(({ title }) => title).join('\n')],
        ],
        warnings: [],
      }
    case 'open_inbox':
      return {
        facts: waiting
          ? [
              [label.waiting, formatNumber(waiting.count)],
              [label.since, waiting.since && formatMoment(waiting.since, zone)],
              [label.sources, listCounts(waiting.sources)],
              [label.listings, listCounts(waiting.listings)],
            ]
          : [],
        warnings: [],
      }
  }
}

function listCounts(named: readonly NamedCount[]): string {
  const lines = named
    .slice(0, MAX_NAMED)
    .map(({ name, count }) => `${name}: ${formatNumber(count)}`)
  return lines.join('\n')
}

function describeClient({ values, duplicates }: ProposalOf<'create_client'>) {
  const [, most] = budgetRange(values)
  const facts: Fact[] = [
    [label.name, fullName(values)],
    [label.type, CLIENT_TYPE_LABELS[values.type]],
    [label.phone, values.phone && formatPhone(values.phone)],
    [label.whatsapp, values.whatsapp && formatPhone(values.whatsapp)],
    [label.email, values.email],
    [label.budget, most === null ? null : formatMxn(most, 'ifAny')],
    [label.notes, values.notes],
  ]
  const warnings = duplicates.map(({ client, reasons }) =>
    warn.duplicate(fullName(client), reasons[0] ?? ''),
  )
  return { facts, warnings }
}

function availabilityWarnings(property: Property): string[] {
  const availability = availabilityOf(property, null)
  if (availability === 'free') return []
  return [availability === 'reserved' ? warn.reserved : warn.taken[availability]]
}
