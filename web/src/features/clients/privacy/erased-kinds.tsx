import type { DataCounts } from '../../../records/privacy/api/erase-client.ts'
import { messages } from './messages.ts'

type Kind = keyof typeof messages.kinds

const KINDS = Object.keys(messages.kinds) as Kind[]

export function ErasedKinds({ counts }: { counts: DataCounts }) {
  const known: Record<Kind, number> = { ...counts, clients: 1 }
  return (
    <section className="flex flex-col gap-2">
      <h2 className="font-semibold">{messages.willErase}</h2>
      <ul
        aria-label={messages.willErase}
        className="grid list-disc gap-x-8 gap-y-1 pl-5 text-sm sm:grid-cols-2"
      >
        {KINDS.filter((kind) => known[kind] > 0).map((kind) => (
          <li key={kind}>{messages.kinds[kind](known[kind])}</li>
        ))}
      </ul>
    </section>
  )
}
