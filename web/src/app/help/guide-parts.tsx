import { Lightbulb } from 'lucide-react'
import type { ReactNode } from 'react'
import { guideAddress, type GuideId } from '../../lib/help.ts'
import { GUIDE_TEXTS } from './messages.ts'

/** PUB-21: a label comes from the app's own messages, so that a guide cannot name what no longer exists. */
export function Label({ children }: { children: string }) {
  return (
    <b className="rounded-sm bg-sunken box-decoration-clone px-1 py-0.5 font-semibold">
      {children}
    </b>
  )
}

export function Path({ steps }: { steps: readonly string[] }) {
  return steps.map((step, index) => (
    <span key={step}>
      {index > 0 && ' → '}
      <Label>{step}</Label>
    </span>
  ))
}

export function GuideLink({ to }: { to: GuideId }) {
  return <a href={guideAddress(to)}>{GUIDE_TEXTS[to].title}</a>
}

export function Tip({ children }: { children: ReactNode }) {
  return (
    <div className="mt-6 flex gap-3 rounded-lg bg-action-soft p-4 *:[p]:mt-0">
      <Lightbulb aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-action" />
      <p>{children}</p>
    </div>
  )
}
