import { formatBytes } from '@predio/domain/numbers'
import type { Size } from '@predio/domain/images'
import { messages } from '../messages.ts'
import type { Picture } from '../workshop/state.ts'

interface PreviewFactsProps {
  picture: Picture
  made: { blob: Blob; size: Size } | null
  isBusy: boolean
}

export function PreviewFacts({ picture: { size, file }, made, isBusy }: PreviewFactsProps) {
  return (
    <dl className="flex flex-wrap gap-x-2 text-sm text-ink-soft tabular-nums">
      <dt className="sr-only">{messages.before}</dt>
      <dd>{size && describe(size, file.size)}</dd>
      <span aria-hidden="true">→</span>
      <dt className="sr-only">{messages.after}</dt>
      <dd className={`text-ink transition-opacity ${isBusy ? 'opacity-60' : ''}`}>
        {made ? describe(made.size, made.blob.size) : '…'}
      </dd>
    </dl>
  )
}

function describe({ width, height }: Size, bytes: number): string {
  return `${width} × ${height} · ${formatBytes(bytes)}`
}
