import { Lightbulb } from 'lucide-react'
import type { ReactNode } from 'react'
import { guideAddress, type GuideId } from '../../lib/help.ts'
import { GUIDE_TEXTS } from './messages.ts'

/** What guides are written with, beside plain paragraphs and lists. */

/**
 * What a button, a field or a screen of the app says. The text comes from the app's own messages, so that a guide cannot name
 * what is no longer there (PUB-21): only these are in a `b`.
 */
export function Label({ children }: { children: string }) {
  return (
    <b className="rounded-sm bg-sunken box-decoration-clone px-1 py-0.5 font-semibold">
      {children}
    </b>
  )
}

/** A path through the app: Configuración → Guardar. */
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

/** Good to know, and not needed to go on. */
export function Tip({ children }: { children: ReactNode }) {
  return (
    <div className="mt-6 flex gap-3 rounded-lg bg-action-soft p-4 *:[p]:mt-0">
      <Lightbulb aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-action" />
      <p>{children}</p>
    </div>
  )
}
