import type { Identity } from '@predio/domain/identity'
import type { Property } from '@predio/domain/properties'
import { findMarks, withoutMarked, type Mark } from '@predio/domain/sheets'
import { useState, type ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { MARK_LABELS, messages } from './messages.ts'

interface TextReviewProps {
  title: string | null
  listing: Property
  text: string
  identity: Identity
  isIncluded: boolean
  onInclude: (text: string) => void
  onLeaveOut: () => void
}

/** SHEET-04: the agent decides about the marked words, which may reveal the agent or the exact place. */
export function TextReview(props: TextReviewProps) {
  const { title, listing, identity, isIncluded, onInclude, onLeaveOut } = props
  const [text, setText] = useState(props.text)
  const [isEditing, setEditing] = useState(false)
  const places = [listing.colonia, listing.city, listing.state]
  const marks = findMarks(text, identity, places)
  const heading = title === null ? messages.review : messages.reviewOf(title)
  return (
    <section aria-label={heading} className="flex flex-col gap-3 rounded-lg border border-line p-4">
      <h3 className="font-semibold wrap-anywhere">{heading}</h3>
      {isIncluded ? (
        <>
          <p className="text-sm text-ink-soft">{messages.textIncluded}</p>
          <div>
            <Button look="secondary" size="small" onPress={onLeaveOut}>
              {messages.leaveTextOut}
            </Button>
          </div>
        </>
      ) : (
        <>
          <p className="text-sm text-ink-soft">
            {marks.length > 0 ? messages.reviewHint : messages.reviewClean}
          </p>
          <p className="max-h-60 overflow-y-auto whitespace-pre-line wrap-anywhere">
            {markedText(text, marks)}
          </p>
          {isEditing && <TextArea label={messages.editedText} value={text} onChange={setText} />}
          <div className="flex flex-wrap gap-2">
            <Button
              look="secondary"
              size="small"
              isDisabled={text.trim() === ''}
              onPress={() => onInclude(text)}
            >
              {messages.includeText}
            </Button>
            {marks.length > 0 && (
              <Button
                look="quiet"
                size="small"
                onPress={() => setText(withoutMarked(text, identity, places))}
              >
                {messages.removeMarked}
              </Button>
            )}
            {!isEditing && (
              <Button look="quiet" size="small" onPress={() => setEditing(true)}>
                {messages.editText}
              </Button>
            )}
          </div>
        </>
      )}
    </section>
  )
}

function markedText(text: string, marks: readonly Mark[]): ReactNode[] {
  const parts: ReactNode[] = []
  let at = 0
  for (const { start, end, kind } of marks) {
    parts.push(
      text.slice(at, start),
      <mark
        key={start}
        title={MARK_LABELS[kind]}
        className="rounded-sm bg-warning-soft px-0.5 text-ink"
      >
        {text.slice(start, end)}
      </mark>,
    )
    at = end
  }
  return [...parts, text.slice(at)]
}
