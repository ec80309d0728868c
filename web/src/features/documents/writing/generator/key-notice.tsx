import { useEffect, useRef } from 'react'
import { Link } from '../../../../ui/link.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { generatorMessages } from '../messages.ts'
import { ADDRESSES } from '../../../../lib/navigation.ts'
import { describeKeyProblem, type KeyProblem } from './find-ai-key.ts'

interface KeyNoticeProps {
  problem: KeyProblem
  /** True if the person has just pressed the button, so that the notice scrolls into view. */
  isUrgent: boolean
}

/** GEN-02: the notice also offers to build the document without AI. */
export function KeyNotice({ problem, isUrgent }: KeyNoticeProps) {
  const top = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (isUrgent) top.current?.scrollIntoView({ block: 'center' })
  }, [isUrgent])

  return (
    <Notice tone={isUrgent ? 'danger' : 'warning'}>
      <div ref={top} className="flex flex-col gap-2">
        <p>{describeKeyProblem(problem)}</p>
        <p className="font-normal">{generatorMessages.withoutAiHelp}</p>
        <p>
          <Link href={ADDRESSES.settings}>{generatorMessages.toSettings}</Link>
        </p>
      </div>
    </Notice>
  )
}
