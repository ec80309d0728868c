import { linkTo, recordTarget } from '../../../lib/navigation.ts'
import { MAX_MENTIONS, type ClientData } from '../../../records/privacy/api/erase-client.ts'
import { Link } from '../../../ui/link.tsx'
import { messages } from './messages.ts'

/** PRIV-23: other records whose texts name the client; only a person can judge them. */
export function Mentions({ mentions }: Pick<ClientData, 'mentions'>) {
  if (mentions.length === 0) return null
  return (
    <section className="flex flex-col gap-2">
      <h2 className="font-semibold">{messages.mentions}</h2>
      <p className="text-sm text-ink-soft">{messages.mentionsHint}</p>
      <ul aria-label={messages.mentions} className="flex flex-col gap-1 text-sm wrap-anywhere">
        {mentions.map(({ kind, id, title }) => (
          <li key={id}>
            <Link {...linkTo(recordTarget(kind, id))} target="_blank">
              {title}
            </Link>
          </li>
        ))}
      </ul>
      {mentions.length === MAX_MENTIONS && (
        <p className="text-sm text-ink-soft">{messages.mentionsMany(MAX_MENTIONS)}</p>
      )}
    </section>
  )
}
