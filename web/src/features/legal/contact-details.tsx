import { useDeployment } from '../../lib/use-deployment.ts'
import { messages } from './messages.ts'

/** The operator of this site, from /config.json; the lines reserve their space until it arrives. */
export function ContactDetails() {
  const deployment = useDeployment()
  const lines = [
    [messages.operator, deployment && (deployment.operatorName || messages.defaultOperator)],
    [messages.address, deployment && (deployment.operatorAddress || messages.defaultAddress)],
    [messages.email, deployment?.contactEmail],
    [messages.phone, deployment?.contactPhone],
  ] as const
  return (
    <dl className="grid gap-x-6 gap-y-2 rounded-lg bg-sunken p-6 sm:grid-cols-[auto_1fr]">
      {lines.map(([term, value]) => (
        <div key={term} className="grid sm:col-span-2 sm:grid-cols-subgrid">
          <dt className="font-medium">{term}</dt>
          <dd className="min-h-6 text-ink-soft">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
