import { guideAddress, type GuideId } from '../../lib/help.ts'
import { SiteLayout } from '../site/site-layout.tsx'
import { AskCard } from './ask-card.tsx'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { GUIDES } from './guides.ts'
import { GUIDE_GROUPS, GUIDE_TEXTS, messages } from './messages.ts'

export function HelpPage() {
  return (
    <SiteLayout>
      <div className="mx-auto flex max-w-7xl flex-col gap-12 px-4 py-8 sm:px-8 sm:py-12">
        <header>
          <Breadcrumbs current={messages.help} />
          <h1 className="mt-4 font-display text-3xl font-semibold text-balance sm:text-4xl">
            {messages.title}
          </h1>
          <p className="mt-4 max-w-3xl text-lg text-pretty text-ink-soft">{messages.lead}</p>
        </header>
        {GUIDE_GROUPS.map(({ title, ids }) => (
          <section key={title}>
            <h2 className="text-xl font-semibold">{title}</h2>
            <ul className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
              {ids.map((id) => (
                <GuideCard key={id} id={id} />
              ))}
            </ul>
          </section>
        ))}
        <div className="max-w-3xl">
          <AskCard />
        </div>
      </div>
    </SiteLayout>
  )
}

function GuideCard({ id }: { id: GuideId }) {
  const { icon: Icon, description } = GUIDES[id]
  return (
    <li className="relative flex gap-4 rounded-xl bg-card p-5 shadow-sm transition-shadow hover:shadow-md">
      <span className="inline-flex size-10 shrink-0 items-center justify-center rounded-md bg-action-soft text-action">
        <Icon aria-hidden="true" className="size-5" />
      </span>
      <div>
        <h3 className="font-semibold text-balance">
          <a
            href={guideAddress(id)}
            className="rounded-sm underline-offset-4 after:absolute after:inset-0 after:rounded-xl hover:underline"
          >
            {GUIDE_TEXTS[id].title}
          </a>
        </h3>
        <p className="mt-1 text-sm text-pretty text-ink-soft">{description}</p>
      </div>
    </li>
  )
}
