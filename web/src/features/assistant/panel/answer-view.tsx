import { describeUsage, stripMarkers } from '@predio/domain/assistant'
import type { Property } from '@predio/domain/properties'
import { useMemo, type ReactNode } from 'react'
import { deployment } from '../../../lib/deployment.ts'
import { DocumentPreview } from '../../../records/documents/preview/document-preview.tsx'
import type { Answer } from '../chat/chat-message.ts'
import { describeNote } from '../chat/describe-message.ts'
import { messages as say, describeSent } from '../messages.ts'
import { Bubble } from './bubble.tsx'
import { closeBold } from './close-bold.ts'
import { GuessChips } from './guess-chips.tsx'
import { ListingCards } from './listing-cards.tsx'
import { pickListings } from './pick-listings.ts'
import { Proposals } from './proposals.tsx'

interface AnswerViewProps {
  answer: Answer
  allListings: readonly Property[]
  isPending: boolean
  onRemove: (guessId: string) => void
  renderListing: (property: Property, remarks: readonly string[]) => ReactNode
}

/** AST-44: the model's text can become headings, lists and bold text, but never links, images or HTML. */
export function AnswerView(props: AnswerViewProps) {
  const { answer, allListings, isPending, onRemove, renderListing } = props
  const { text, isWriting, listingIds, guesses, calls } = answer
  const cited = useMemo(() => pickListings(listingIds, allListings), [listingIds, allListings])
  const note = describeNote(answer)
  const shown = stripMarkers(text, { isStreaming: isWriting })
  const details = isWriting ? '' : detailsOf(answer)
  return (
    <div className="flex flex-col gap-2">
      {text !== '' && (
        <Bubble isBot>
          {/* The panel is narrow, so its text is set tighter than in a document. */}
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
      {/* Removing a guess replaces the whole answer with its proposals, so an answer with proposals offers no guesses. */}
      {!isPending && calls.length === 0 && <GuessChips guesses={guesses} onRemove={onRemove} />}
      {details && <p className="text-xs text-ink-soft tabular-nums">{details}</p>}
    </div>
  )
}

function detailsOf({ usage, sent }: Answer): string {
  const { aiPrices = null } = deployment()
  return [
    usage ? describeUsage(usage, aiPrices) : '',
    sent ? describeSent(sent.listings, sent.total) : '',
  ]
    .filter(Boolean)
    .join(' · ')
}
