import { messages } from './messages.ts'

const LOST = [
  messages.lostProperties,
  messages.lostClients,
  messages.lostDocuments,
  messages.lostTools,
  messages.lostImages,
  messages.lostSettings,
]

export function WhatIsLost() {
  return (
    <div className="flex flex-col gap-3">
      <p>{messages.lostIntro}</p>
      <ul className="flex list-disc flex-col gap-1 pl-5 text-ink-soft marker:text-danger">
        {LOST.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
      <p className="text-ink-soft">{messages.siteStays}</p>
    </div>
  )
}
