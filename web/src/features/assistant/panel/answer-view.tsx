import { describeUsage, stripMarkers } from '@predio/domain/assistant'
import type { Property } from '@predio/domain/properties'
import { useMemo, type ReactNode } from 'react'
import { deployment } from '../../../lib/deployment.ts'
import { DocumentPreview } from '../../document-writing/index.ts'
import type { Answer } from '../chat/chat-message.ts'
import { sayNote } from '../chat/say-message.ts'
import { messages as say, saySent } from '../messages.ts'
import { Bubble } from './bubble.tsx'
import { closeBold } from './close-bold.ts'
import { ListingCards } from './listing-cards.tsx'
import { Proposals } from './proposals.tsx'

interface AnswerViewProps {
  answer: Answer
  everything: readonly Property[]
  renderListing: (property: Property, remarks: readonly string[]) => ReactNode
}

/** The model's text is data: it can become headings, lists and bold, never a link, a picture or HTML. */
export function AnswerView({ answer, everything, renderListing }: AnswerViewProps) {
  const { text, isWriting, listingIds } = answer
  const cited = useMemo(
    () => listingIds.flatMap((id) => everything.find((listing) => listing.id === id) ?? []),
    [listingIds, everything],
  )
  const note = sayNote(answer)
  const shown = stripMarkers(text, { isStreaming: isWriting })
  const details = isWriting ? '' : detailsOf(answer)
  return (
    <div className="flex flex-col gap-2">
      {text !== '' && (
        <Bubble isBot>
          {/* A message is shorter than a document, and its panel narrower than a page. */}
          <div className="*:gap-2 *:leading-normal [&_li]:pl-0 [&_ol]:gap-1 [&_ol]:pl-5 [&_ul]:gap-1 [&_ul]:pl-5">
            <DocumentPreview
              content={isWriting || note ? closeBold(shown) : shown}
              headingsFrom={3}
            />
          </div>
        </Bubble>
      )}
      {note && <p className="text-sm font-medium text-attention">{note}</p>}
      <ListingCards
        label={say.listings}
        listings={cited.map((listing) => ({ listing }))}
        renderListing={renderListing}
      />
      <Proposals answer={answer} />
      {details && <p className="text-xs text-ink-soft tabular-nums">{details}</p>}
    </div>
  )
}

function detailsOf({ usage, sent }: Answer): string {
  const { aiPrices = null } = deployment()
  return [
    usage ? describeUsage(usage, aiPrices) : '',
    sent ? saySent(sent.listings, sent.total) : '',
  ]
    .filter(Boolean)
    .join(' · ')
}
