import { useEffect, useRef } from 'react'
import { Link } from '../../../../ui/link.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { generatorMessages as say } from '../messages.ts'
import { ADDRESSES } from '../../../../lib/navigation.ts'
import { describeKeyProblem, type KeyProblem } from './find-ai-key.ts'

interface KeyNoticeProps {
  problem: KeyProblem
  /** Said at once, since the person has just asked for it. */
  isUrgent: boolean
}

/** Without a key there is no AI, and there is another way. */
export function KeyNotice({ problem, isUrgent }: KeyNoticeProps) {
  const top = useRef<HTMLDivElement>(null)

  // It stands at the end of a long form, below what a phone shows.
  useEffect(() => {
    if (isUrgent) top.current?.scrollIntoView({ block: 'center' })
  }, [isUrgent])

  return (
    <Notice tone={isUrgent ? 'danger' : 'warning'}>
      <div ref={top} className="flex flex-col gap-2">
        <p>{describeKeyProblem(problem)}</p>
        <p className="font-normal">{say.withoutAiHelp}</p>
        <p>
          <Link href={ADDRESSES.settings}>{say.toSettings}</Link>
        </p>
      </div>
    </Notice>
  )
}
