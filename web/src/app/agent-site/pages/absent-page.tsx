import { agentTitle, listingsPath, type SitePage } from '@predio/domain/agent-site'
import { Clock, SearchX } from 'lucide-react'
import { buttonClass } from '../../../ui/button-styles.ts'
import { messages } from '../messages.ts'

type Absent = Extract<SitePage, { kind: 'absent' }>

/** WEB-56: why there is no page, in kind words, and where to go from here. */
export function AbsentPage({ reason, frame }: Absent) {
  const { title, text } = messages.absent[reason]
  const Icon = reason === 'busy' ? Clock : SearchX
  return (
    <section className="my-auto flex flex-col items-center gap-6 py-16 text-center">
      <span className="grid size-20 place-items-center rounded-full bg-attention-soft text-attention">
        <Icon aria-hidden="true" className="size-9" />
      </span>
      <div className="flex max-w-md flex-col gap-2">
        <h1 className="text-2xl font-semibold text-balance">{title}</h1>
        <p className="text-ink-soft">{text}</p>
      </div>
      {frame && (
        <div className="flex flex-col gap-3 sm:flex-row">
          <a href={listingsPath(frame.path)} className={buttonClass('primary', 'medium', false)}>
            {messages.moreListings}
          </a>
          <a href={frame.path} className={buttonClass('secondary', 'medium', false)}>
            {messages.toSite(agentTitle(frame))}
          </a>
        </div>
      )}
    </section>
  )
}
