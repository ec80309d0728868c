import { ArrowLeft, ArrowRight } from 'lucide-react'
import { GUIDE_IDS, guideAddress, HELP, type GuideId } from '../../lib/help.ts'
import { ContentsNav } from '../../ui/contents-nav.tsx'
import { PROSE } from '../../ui/prose.ts'
import { SiteLayout } from '../site/site-layout.tsx'
import { AskCard } from './ask-card.tsx'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { GUIDES } from './guides.ts'
import { GUIDE_TEXTS, messages } from './messages.ts'

export function GuidePage({ id }: { id: GuideId }) {
  const { description, sections } = GUIDES[id]
  const { title } = GUIDE_TEXTS[id]
  return (
    <SiteLayout>
      <div className="mx-auto grid max-w-7xl gap-10 px-4 py-8 sm:px-8 sm:py-12 lg:grid-cols-[18rem_minmax(0,1fr)] lg:gap-x-16 print:block print:p-0">
        <header className="lg:col-span-2">
          <Breadcrumbs trail={[{ label: messages.help, href: HELP }]} current={title} />
          <h1 className="mt-4 font-display text-3xl font-semibold text-balance sm:text-4xl">
            {title}
          </h1>
          <p className="mt-4 max-w-3xl text-lg text-pretty text-ink-soft">{description}</p>
        </header>
        <ContentsNav sections={sections} />
        <div className="flex max-w-3xl min-w-0 flex-col gap-12">
          <article className={`flex flex-col gap-12 ${PROSE}`}>
            {sections.map(({ id: anchor, title: name, body }) => (
              <section
                key={anchor}
                id={anchor}
                aria-labelledby={`${anchor}-titulo`}
                className="scroll-mt-24"
              >
                <h2 id={`${anchor}-titulo`} className="text-xl font-semibold">
                  {name}
                </h2>
                {body}
              </section>
            ))}
          </article>
          <Neighbours id={id} />
          <AskCard />
        </div>
      </div>
    </SiteLayout>
  )
}

function Neighbours({ id }: { id: GuideId }) {
  const at = GUIDE_IDS.indexOf(id)
  const [previous, next] = [GUIDE_IDS[at - 1], GUIDE_IDS[at + 1]]
  return (
    <nav
      aria-label={messages.neighbours}
      className="grid gap-4 border-t border-line pt-8 sm:grid-cols-2 print:hidden"
    >
      {previous && <Neighbour id={previous} side="previous" />}
      {next && <Neighbour id={next} side="next" />}
    </nav>
  )
}

const SIDES = {
  previous: { label: messages.previous, Icon: ArrowLeft, className: '' },
  next: {
    label: messages.next,
    Icon: ArrowRight,
    className: 'flex-row-reverse text-right sm:col-start-2',
  },
} as const

function Neighbour({ id, side }: { id: GuideId; side: keyof typeof SIDES }) {
  const { label, Icon, className } = SIDES[side]
  return (
    <a
      href={guideAddress(id)}
      rel={side === 'previous' ? 'prev' : 'next'}
      className={`flex items-center gap-4 rounded-lg bg-card p-4 shadow-sm transition-shadow hover:shadow-md ${className}`}
    >
      <Icon aria-hidden="true" className="size-5 shrink-0 text-action" />
      <span className="flex-1">
        <span className="block text-sm text-ink-soft">{label}</span>
        <span className="font-semibold text-balance">{GUIDE_TEXTS[id].title}</span>
      </span>
    </a>
  )
}
