import { operatorSlot } from '../../lib/operator-slots.ts'
import { messages } from './messages.ts'

/** PUB-04: the operator's address comes from /config.json. */
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
