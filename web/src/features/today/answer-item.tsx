import { ANSWER_LABELS } from '@predio/domain/selections'
import { CalendarPlus, Check } from 'lucide-react'
import { useState } from 'react'
import { recordTarget } from '../../lib/navigation.ts'
import { nearDate } from '../../lib/near-date.ts'
import { useUser } from '../../lib/session/index.ts'
import { words } from '../../lib/words.ts'
import type { InteractionPreset } from '../../records/interactions/interaction-values.ts'
import { ANSWER_TONES } from '../../records/selections/answer-tones.ts'
import { markSeen, markUnseen } from '../../records/selections/api/mark-answers.ts'
import { requestedVisit } from '../../records/selections/requested-visit.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import type { NewAnswer } from './api/day-facts.ts'
import { messages } from './messages.ts'
import { RowLink } from './row-opener.tsx'

interface AnswerItemProps {
  answer: NewAnswer
  now: Date
  zone: string
  onBook: (visit: InteractionPreset) => void
}

/** DAY-06: if the client wants to see the listing, the agent can book the visit at once. */
export function AnswerItem({ answer, now, zone, onBook }: AnswerItemProps) {
  const { id: userId } = useUser()
  const [isSaving, setSaving] = useState(false)
  const name = answer.client_name ?? messages.noClient
  const title = answer.title ?? ''

  async function markIt(): Promise<void> {
    setSaving(true)
    try {
      await markSeen(userId, [answer])
      toast.success(messages.seenSaved, { label: words.undo, onPress: () => void undo() })
    } catch {
      setSaving(false)
      toast.error(messages.seenFailed)
    }
  }

  async function undo(): Promise<void> {
    try {
      await markUnseen(userId, answer.id)
    } catch {
      toast.error(messages.seenFailed)
    }
  }

  function book(): void {
    onBook(
      requestedVisit({
        itemId: answer.id,
        title,
        propertyId: answer.property_id,
        client: answer.client_id === null ? undefined : { id: answer.client_id, label: name },
        slot: answer.visit_slots[0],
      }),
    )
  }

  return (
    <article aria-label={name} className="flex flex-col gap-2 px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <RowLink to={recordTarget('selecciones', answer.selection_id)}>{name}</RowLink>
        <Badge tone={ANSWER_TONES[answer.answer]}>{ANSWER_LABELS[answer.answer]}</Badge>
      </div>
      <p className="text-sm text-ink-soft wrap-anywhere">
        {[title, nearDate(new Date(answer.answered_at), now, zone)].filter(Boolean).join(' · ')}
      </p>
      {answer.comment && (
        <p data-note className="text-sm wrap-anywhere whitespace-pre-line">
          «{answer.comment}»
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {answer.answer === 'visit' && (
          <Button
            look="secondary"
            size="small"
            icon={<CalendarPlus aria-hidden="true" className="size-4" />}
            onPress={book}
          >
            {messages.book}
          </Button>
        )}
        <Button
          look="quiet"
          size="small"
          isPending={isSaving}
          icon={<Check aria-hidden="true" className="size-4" />}
          onPress={() => void markIt()}
        >
          {messages.seen}
        </Button>
      </div>
    </article>
  )
}
