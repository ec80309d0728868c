import { operatorSlot } from '../../lib/operator-slots.ts'
import { messages } from './messages.ts'

const LINES = [
  [messages.operator, operatorSlot('operatorName', messages.defaultOperator)],
  [messages.address, operatorSlot('operatorAddress', messages.defaultAddress)],
  [messages.email, operatorSlot('contactEmail')],
  [messages.phone, operatorSlot('contactPhone')],
] as const

/** The operator's details come from /config.json; the lines reserve their space until then. */
export function ContactDetails() {
  return (
    <dl className="grid gap-x-6 gap-y-2 rounded-lg bg-sunken p-6 sm:grid-cols-[auto_1fr]">
      {LINES.map(([term, slot]) => (
        <div key={term} className="grid sm:col-span-2 sm:grid-cols-subgrid">
          <dt className="font-medium">{term}</dt>
          <dd className="min-h-6 text-ink-soft" {...slot} />
        </div>
      ))}
    </dl>
  )
}
