import {
  describeSubscription,
  type SubscriptionPeriod,
  type SubscriptionSummary,
} from '@predio/domain/subscription-status'
import { useNow } from '../../lib/use-now.ts'
import { useProfile } from '../profile/index.ts'

/** While the profile is on its way, or cannot be had, the zone that every new profile starts with. */
const DEFAULT_ZONE = 'America/Mexico_City'

export function useSummary(period: SubscriptionPeriod): SubscriptionSummary {
  const { data: profile } = useProfile()
  return describeSubscription(period, useNow(), profile?.time_zone ?? DEFAULT_ZONE)
}
