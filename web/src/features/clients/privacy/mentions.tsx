import { ADDRESSES, linkTo, recordTarget, viewTarget } from '../../../lib/navigation.ts'
import {
  MAX_MENTIONS,
  type ClientData,
  type MentionKind,
} from '../../../records/privacy/api/erase-client.ts'
import { Link } from '../../../ui/link.tsx'
import { messages } from './messages.ts'

/** PRIV-23: only a person can judge whether these texts mean the client. */
export function Mentions({ mentions }: Pick<ClientData, 'mentions'>) {
  if (mentions.length === 0) return null
  return (
    <section className="flex flex-col gap-2">
      <h2 className="font-semibold">{messages.mentions}</h2>
      <p className="text-sm text-ink-soft">{messages.mentionsHint}</p>
      <ul aria-label={messages.mentions} className="flex flex-col gap-1 text-sm wrap-anywhere">
        {mentions.map(({ kind, id, title }) => (
          <li key={`${kind} ${id}`}>
            {messages.mentionKinds[kind]}:{' '}
            <Link {...linkTo(targetOf(kind, id))} target="_blank">
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

function targetOf(kind: MentionKind, id: string) {
  if (kind === 'plantillas') return viewTarget('documentos', '')
  if (kind === 'planes') return { to: ADDRESSES.plans, state: {} }
  if (kind === 'avisos') return { to: ADDRESSES.notifications, state: {} }
  return recordTarget(kind, id)
}
