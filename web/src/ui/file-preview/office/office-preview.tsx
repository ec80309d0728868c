import { useEffect, useState } from 'react'
import { log } from '../../../lib/log.ts'
import { Notice } from '../../notice.tsx'
import { NoPreview } from '../no-preview.tsx'
import { messages } from '../messages.ts'
import { PreviewSkeleton } from '../preview-skeleton.tsx'
import { readOfficeFile, type OfficeKind } from './read-office-file.ts'
import type { PlacedBlock } from './text-block.ts'

const LOOKS = {
  heading: 'mt-3 text-lg font-semibold first:mt-0',
  paragraph: '',
  item: 'ml-4 border-l-2 border-line pl-3',
}

interface OfficePreviewProps {
  file: Blob
  kind: OfficeKind
}

export function OfficePreview({ file, kind }: OfficePreviewProps) {
  const [blocks, setBlocks] = useState<PlacedBlock[] | 'failed'>()
  useEffect(() => {
    let isGone = false
    readOfficeFile(file, kind).then(
      (read) => isGone || setBlocks(read),
      (error: unknown) => {
        log.warn('file not shown', error)
        if (!isGone) setBlocks('failed')
      },
    )
    return () => {
      isGone = true
    }
  }, [file, kind])

  if (blocks === undefined) return <PreviewSkeleton />
  if (blocks === 'failed') return <NoPreview text={messages.failed} />
  if (blocks.length === 0) return <NoPreview text={messages.empty} />
  return (
    <div className="flex flex-col gap-6 p-6 sm:p-8">
      <Notice tone="info">{messages.textOnly}</Notice>
      <div className="flex max-w-prose flex-col gap-3 leading-relaxed wrap-anywhere whitespace-pre-wrap">
        {blocks.map(({ id, kind: look, text }) => (
          <p key={id} className={LOOKS[look]}>
            {text}
          </p>
        ))}
      </div>
    </div>
  )
}
