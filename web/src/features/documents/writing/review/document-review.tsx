import {
  checkDocument,
  type DataOfType,
  type DocumentType,
  type Finding,
} from '@predio/domain/documents'
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import { useDeferredValue, useMemo } from 'react'
import { useMexicoDay } from '../../../../lib/use-mexico-day.ts'
import { messages } from '../messages.ts'

const ICONS = { error: CircleAlert, warning: TriangleAlert, info: Info }
const TONES = { error: 'text-danger', warning: 'text-warning', info: 'text-info' }
const NAMES = { error: messages.missingMark, warning: messages.reviewMark, info: messages.noteMark }

interface DocumentReviewProps<T extends DocumentType> {
  type: T
  content: string
  data?: DataOfType[T] | null
}

/** The review lists possible problems; it never prevents saving. */
export function DocumentReview<T extends DocumentType>({
  type,
  content,
  data = null,
}: DocumentReviewProps<T>) {
  const settled = useDeferredValue(content)
  const today = useMexicoDay()
  const findings = useMemo(
    () => checkDocument(type, settled, data, today),
    [type, settled, data, today],
  )
  const isClean = findings.every(({ severity }) => severity === 'info')
  return (
    <section aria-label={messages.review} className="flex flex-col gap-3 rounded-lg bg-sunken p-4">
      <h2 className="font-semibold">{messages.review}</h2>
      <ul className="flex flex-col gap-2 text-sm">
        {isClean && (
          <li className="flex items-start gap-2">
            <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-success" />
            {messages.reviewClean}
          </li>
        )}
        {findings.map((finding) => (
          <FindingItem key={finding.text} finding={finding} />
        ))}
      </ul>
      <p className="text-sm text-ink-soft">{messages.reviewNote}</p>
    </section>
  )
}

function FindingItem({ finding: { severity, text } }: { finding: Finding }) {
  const Icon = ICONS[severity]
  return (
    <li className="flex items-start gap-2 wrap-anywhere">
      <Icon aria-hidden="true" className={`size-5 shrink-0 ${TONES[severity]}`} />
      <span>
        <span className="sr-only">{NAMES[severity]}: </span>
        {text}
      </span>
    </li>
  )
}
