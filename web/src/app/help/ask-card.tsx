import { operatorSlot } from '../../lib/operator-slots.ts'
import { messages } from './messages.ts'

/** Who reads this has not found it in the guides. The operator's address comes from /config.json (PUB-04). */
export function AskCard() {
  return (
    <section aria-labelledby="preguntar-titulo" className="rounded-lg bg-sunken p-6 print:hidden">
      <h2 id="preguntar-titulo" className="font-semibold">
        {messages.askTitle}
      </h2>
      <p className="mt-2 text-pretty text-ink-soft">
        {messages.ask}{' '}
        <a
          {...operatorSlot('contactEmail')}
          className="font-medium [&[href]]:text-action [&[href]]:underline [&[href]]:underline-offset-4"
        >
          {messages.askFallback}
        </a>
        .
      </p>
    </section>
  )
}
