export {
  describeSubscription,
  RENEWAL_GRACE_MS,
  type SubscriptionPeriod,
  type SubscriptionSummary,
} from './describe-subscription.ts'
