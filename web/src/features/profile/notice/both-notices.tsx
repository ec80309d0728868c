import { useState } from 'react'
import { SegmentedControl } from '../../../ui/segmented-control.tsx'
import { messages } from './messages.ts'
import { NoticeText } from './notice-text.tsx'

const KINDS = [
  { id: 'simple', label: messages.simple },
  { id: 'full', label: messages.full },
] as const

export function BothNotices({ simple, full }: { simple: string; full: string }) {
  const [kind, setKind] = useState<'simple' | 'full'>('simple')
  return (
    <>
      <SegmentedControl label={messages.preview} segments={KINDS} value={kind} onChange={setKind} />
      <NoticeText text={kind === 'simple' ? simple : full} />
    </>
  )
}
