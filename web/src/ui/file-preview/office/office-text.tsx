import { Notice } from '../../notice.tsx'
import { messages } from '../messages.ts'
import { BLOCK_CLASS, type PlacedBlock } from './text-block.ts'

export function OfficeText({ blocks }: { blocks: readonly PlacedBlock[] }) {
  return (
    <div className="flex flex-col gap-6 p-6 sm:p-8">
      <Notice tone="info">{messages.textOnly}</Notice>
      <div className="flex max-w-prose flex-col gap-3 leading-relaxed wrap-anywhere whitespace-pre-wrap">
        {blocks.map(({ id, kind, text }) => (
          <p key={id} className={BLOCK_CLASS[kind]}>
            {text}
          </p>
        ))}
      </div>
    </div>
  )
}
