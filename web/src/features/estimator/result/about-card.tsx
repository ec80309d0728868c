import { Card } from '../../../ui/card.tsx'
import { messages } from '../messages.ts'

/** The card says that an estimate is no appraisal. */
export function AboutCard() {
  return (
    <Card title={messages.about} titleLevel={3}>
      <div className="flex flex-col gap-3 text-sm text-ink-soft">
        <p>
          {messages.aboutIs} {messages.marketsSince}
        </p>
        <p className="font-medium text-ink">{messages.aboutIsNot}</p>
        <p>{messages.aboutMissing}</p>
      </div>
    </Card>
  )
}
