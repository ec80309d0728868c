export {
  describeSubscription,
  type SubscriptionPeriod,
  type SubscriptionSummary,
} from './describe-subscription.ts'
