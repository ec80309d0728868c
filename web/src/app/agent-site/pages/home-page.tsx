import { agentTitle, listingsPath, type SitePage } from '@predio/domain/agent-site'
import { MapPin } from 'lucide-react'
import { buttonClass } from '../../../ui/button-styles.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { aboutAgent, shortAgentName } from '../../links/frame/describe-agent.ts'
import { messages } from '../messages.ts'
import { AgentPicture } from '../parts/agent-picture.tsx'
import { ContactButtons } from '../parts/buttons.tsx'
import { ColorFill } from '../parts/color-fill.tsx'
import { ListingCards } from '../parts/listing-card.tsx'

type Home = Extract<SitePage, { kind: 'home' }>

export function HomePage({ frame, featured, total }: Home) {
  const { agent, introduction, areas, path } = frame
  const listings = listingsPath(path)
  return (
    <>
      <section className="flex flex-col items-center gap-5 pb-10 text-center sm:pb-14">
        <div className="flex w-full flex-col items-center">
          <ColorFill
            color={agent.color}
            className="h-24 w-[calc(100%+2rem)] sm:mt-4 sm:h-36 sm:w-full sm:rounded-xl print:hidden"
          />
          <span className="-mt-16">
            <AgentPicture agent={agent} size="large" />
          </span>
        </div>
        <div className="flex flex-col gap-1">
          <h1 className="text-3xl font-semibold text-balance wrap-anywhere">{agentTitle(frame)}</h1>
          {aboutAgent(agent).map((each) => (
            <p key={each} className="text-ink-soft wrap-anywhere">
              {each}
            </p>
          ))}
        </div>
        {introduction && (
          <p className="max-w-2xl text-lg text-pretty whitespace-pre-line wrap-anywhere">
            {introduction}
          </p>
        )}
        <div className="flex w-full flex-col justify-center gap-3 sm:flex-row sm:flex-wrap">
          <ContactButtons frame={frame} />
        </div>
        {areas.length > 0 && (
          <div className="flex flex-col items-center gap-2">
            <h2 className="text-sm font-medium text-ink-soft">{messages.areas}</h2>
            <ul className="flex flex-wrap justify-center gap-2">
              {areas.map((area) => (
                <li
                  key={area}
                  className="inline-flex items-center gap-1.5 rounded-full bg-sunken px-3 py-1 text-sm wrap-anywhere"
                >
                  <MapPin aria-hidden="true" className="size-4 shrink-0 text-ink-faint" />
                  {area}
                </li>
              ))}
            </ul>
          </div>
        )}
      </section>
      {total === 0 ? (
        <EmptyState title={messages.noListings} text={messages.noListingsText} />
      ) : (
        <section className="flex flex-col gap-6">
          {featured.length > 0 && (
            <>
              <h2 className="text-2xl font-semibold">{messages.featured}</h2>
              <ListingCards listings={featured} hasFirst />
            </>
          )}
          <a
            href={listings}
            className={`${buttonClass('secondary', 'medium', false)} self-center max-sm:w-full`}
          >
            {messages.seeAll(total)}
          </a>
        </section>
      )}
      <section className="mt-14 flex flex-col items-center gap-5 rounded-xl bg-card px-6 py-10 text-center shadow-sm print:hidden">
        <div className="flex flex-col gap-1">
          <h2 className="text-xl font-semibold">{messages.questions}</h2>
          <p className="text-ink-soft">{messages.questionsText(shortAgentName(agent))}</p>
        </div>
        <div className="flex w-full flex-col justify-center gap-3 sm:flex-row sm:flex-wrap">
          <ContactButtons frame={frame} />
        </div>
      </section>
    </>
  )
}
