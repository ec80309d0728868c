import { MapPinOff } from 'lucide-react'
import { useLocation } from 'react-router'
import { useTitle } from '../lib/use-title.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { Logo } from '../ui/logo.tsx'
import { DASHBOARD } from '../lib/navigation.ts'
import { messages } from './messages.ts'

const TITLE = messages.notFound
const TEXT = messages.notFoundText

/** PUB-11: inside the dashboard the frame stays around this message; outside, it is a page of its own. */
export function NotFound() {
  useTitle(TITLE)
  const isInside = useLocation().pathname.startsWith(`${DASHBOARD}/`)
  if (isInside) {
    return (
      <div className="flex flex-col items-center gap-6 py-16 text-center">
        <Mark />
        <p className="max-w-md text-ink-soft">{TEXT}</p>
        <ButtonLink href={DASHBOARD}>{messages.home}</ButtonLink>
      </div>
    )
  }
  return (
    <main className="flex min-h-dvh flex-col items-center justify-center gap-8 px-6 py-12 text-center">
      <Logo />
      <Mark />
      <div className="flex max-w-md flex-col gap-2">
        <h1 className="text-2xl font-semibold">{TITLE}</h1>
        <p className="text-ink-soft">{TEXT}</p>
      </div>
      <ButtonLink href="/">{messages.home}</ButtonLink>
    </main>
  )
}

function Mark() {
  return (
    <span className="grid size-20 place-items-center rounded-full bg-attention-soft text-attention">
      <MapPinOff aria-hidden="true" className="size-9" />
    </span>
  )
}
