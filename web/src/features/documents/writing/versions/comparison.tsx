import { compareVersions, type DiffLine, type DiffPart } from '@predio/domain/documents'
import { Minus, Plus } from 'lucide-react'
import { useMemo } from 'react'
import { cx } from '../../../../ui/cx.ts'
import { versionMessages } from '../messages.ts'
import { foldSame } from './fold-same.ts'

interface ComparisonProps {
  before: string
  after: string
}

/** DOC-20: the texts are compared line by line and word by word. */
export function Comparison({ before, after }: ComparisonProps) {
  const { lines, added, removed } = useMemo(() => compareVersions(before, after), [before, after])
  if (added + removed === 0) return <p className="text-ink-soft">{versionMessages.same}</p>
  return (
    <section aria-label={versionMessages.comparison} className="flex flex-col gap-3">
      <p className="flex gap-4 text-sm font-medium">
        <span className="text-success">{versionMessages.added(added)}</span>
        <span className="text-danger">{versionMessages.removed(removed)}</span>
      </p>
      <div className="overflow-hidden rounded-md border border-line bg-card text-sm">
        {foldSame(lines).map((shown) =>
          shown.kind === 'gap' ? (
            <p key={shown.at} className="bg-sunken px-3 py-1 text-center text-ink-soft">
              {versionMessages.unchanged(shown.count)}
            </p>
          ) : (
            <Line key={shown.at} line={shown.line} />
          ),
        )}
      </div>
    </section>
  )
}

function Line({ line: { kind, parts } }: { line: DiffLine }) {
  if (kind === 'same') {
    return <p className="min-h-7 px-3 py-1 pl-9 wrap-anywhere">{parts.map(({ text }) => text)}</p>
  }
  const isAdded = kind === 'added'
  const Icon = isAdded ? Plus : Minus
  const Whole = isAdded ? 'ins' : 'del'
  return (
    <p
      className={cx(
        'relative min-h-7 px-3 py-1 pl-9 wrap-anywhere',
        isAdded ? 'bg-success-soft' : 'bg-danger-soft',
      )}
    >
      <Icon aria-hidden="true" className="absolute top-2 left-3 size-3.5" />
      <span className="sr-only">{versionMessages.line[kind]}: </span>
      <Whole className="no-underline">
        {withPlaces(parts).map(({ place, text, changed }) =>
          changed ? (
            <strong
              key={place}
              className={cx('font-semibold', isAdded ? 'underline' : 'line-through')}
            >
              {text}
            </strong>
          ) : (
            text
          ),
        )}
      </Whole>
    </p>
  )
}

/** React keys for the parts of a line, which have nothing but their place. */
function withPlaces(parts: readonly DiffPart[]): (DiffPart & { place: number })[] {
  return parts.map((part, place) => ({ ...part, place }))
}
