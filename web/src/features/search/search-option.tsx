/* oxlint-disable jsx-a11y/prefer-tag-over-role -- HTML's own lists of options take neither icons nor headings */
import { CornerDownLeft } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { cx } from '../../ui/cx.ts'
import type { SearchHit } from '../../lib/search-source.ts'

interface SearchOptionProps {
  id: string
  hit: SearchHit
  isMarked: boolean
  onMark: () => void
  onChoose: () => void
}

export function SearchOption({ id, hit, isMarked, onMark, onChoose }: SearchOptionProps) {
  const { icon: Icon, label, detail } = hit
  const option = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isMarked) option.current?.scrollIntoView({ block: 'nearest' })
  }, [isMarked])
  return (
    <button
      ref={option}
      id={id}
      type="button"
      role="option"
      tabIndex={-1}
      aria-selected={isMarked}
      onPointerMove={() => isMarked || onMark()}
      onClick={onChoose}
      className={cx(
        'flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-md px-3 py-1.5 text-left desk:min-h-10',
        isMarked && 'bg-action-soft text-action',
      )}
    >
      <Icon aria-hidden="true" className="size-5 shrink-0 opacity-80" />
      <span className="flex min-w-0 flex-1 flex-col">
        <span className="truncate">{label}</span>
        {detail && <span className="truncate text-sm text-ink-soft">{detail}</span>}
      </span>
      {isMarked && <CornerDownLeft aria-hidden="true" className="hidden size-4 desk:block" />}
    </button>
  )
}
