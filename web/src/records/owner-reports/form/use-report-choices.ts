import { fullName } from '@predio/domain/clients'
import { monthBefore, type OwnerReportFacts, type ReportPeriod } from '@predio/domain/owner-reports'
import { shownTitle } from '@predio/domain/properties'
import { greetingName } from '@predio/domain/text'
import { useState } from 'react'
import { useLinks } from '../../links/api/list-links.ts'
import { useToday } from '../../../capabilities/profile/use-today.ts'
import { useReportFacts } from '../api/read-facts.ts'
import type { PreparedReport } from '../prepared-report.ts'
import { useReportListing } from '../use-report-listing.ts'
import { periodOf, type ChosenPeriod } from './period-field.tsx'

export interface ReportRequest {
  propertyId: string
  clientId?: string | undefined
  period?: ReportPeriod | undefined
}

export function useReportChoices(
  { propertyId, clientId, period: preset }: ReportRequest,
  zone: string,
) {
  const today = useToday()
  const { listing, listings, rowOf, publishedDay, ...rows } = useReportListing(propertyId, zone)
  const links = useLinks()
  const [chosen, setChosen] = useState<ChosenPeriod>(() => firstChoice(preset, today))
  const [ownerId, setOwnerId] = useState<string | null>()
  const owners = (links.data?.get(propertyId) ?? []).filter(
    ({ relationship_type: relation }) => relation === 'owner',
  )
  const wantedId = ownerId === undefined ? (clientId ?? owners[0]?.client.id) : ownerId
  const owner = owners.find(({ client }) => client.id === wantedId)?.client
  const meant = periodOf(chosen, today, publishedDay)
  const period = 'period' in meant ? meant.period : undefined
  const facts = useReportFacts(
    listing && period ? { propertyId, listing, listings, rowOf, period, zone } : undefined,
  )
  const isStale = facts.isPlaceholderData || !period

  function prepare(recommendation: string | null): PreparedReport | undefined {
    // The owner is known only after the links were read.
    if (!facts.data || isStale || !links.data) return undefined
    return {
      propertyId,
      owner: owner
        ? { id: owner.id, label: fullName(owner), firstName: greetingName(owner) }
        : null,
      period,
      recommendation,
      facts: facts.data,
    }
  }

  return {
    title: listing && links.data && shownTitle(listing.title),
    isGone: listing === null,
    isFailed: rows.isError || facts.isError || (links.isError && !links.data),
    retry: () => {
      rows.retry()
      void links.refetch()
      void facts.refetch()
    },
    period: {
      value: chosen,
      current: period,
      today,
      fault: 'fault' in meant ? meant.fault : undefined,
      onChange: setChosen,
    },
    owner: { owners, value: owner?.id ?? null, onChange: setOwnerId },
    facts: shown(facts.data, period, isStale),
    prepare,
  }
}

function shown(
  facts: OwnerReportFacts | undefined,
  period: ReportPeriod | undefined,
  isStale: boolean,
) {
  return facts && period && { facts, period, isStale }
}

function firstChoice(preset: ReportPeriod | undefined, today: string): ChosenPeriod {
  if (!preset) return { name: 'last30', firstDay: null, lastDay: null }
  const last = monthBefore(today)
  const isLast = preset.firstDay === last.firstDay && preset.lastDay === last.lastDay
  return { name: isLast ? 'lastMonth' : 'custom', ...preset }
}
