import { CircleQuestionMark } from 'lucide-react'
import { guideAddress, type GuideId } from '../lib/help.ts'
import { Link } from './link.tsx'
import { messages } from './messages.ts'

/** PUB-26: the guide opens in a new tab, so that the typed text is not lost. */
export function HelpLink({ guide, children }: { guide: GuideId; children: string }) {
  return (
    <p className="text-sm">
      <Link href={guideAddress(guide)} target="_blank">
        <CircleQuestionMark aria-hidden="true" className="mr-1.5 inline size-4 align-[-0.2em]" />
        {children}
        <span className="sr-only"> {messages.opensInTab}</span>
      </Link>
    </p>
  )
}
