/* oxlint-disable jsx-a11y/prefer-tag-over-role -- HTML's own lists of options take neither icons nor headings */
import { CornerDownLeft } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { DASHBOARD } from '../../lib/navigation.ts'
import { cx } from '../../ui/cx.ts'
import type { SearchHit, Target } from '../../lib/search-source.ts'

interface SearchOptionProps {
  id: string
  hit: SearchHit
  isMarked: boolean
  /** True if the list scrolls to this option; for the pointer it must not, because the press would hit another result. */
  isFollowed: boolean
  onMark: () => void
  onChoose: () => void
}

export function SearchOption({ id, hit, isMarked, isFollowed, ...on }: SearchOptionProps) {
  const { icon: Icon, label, detail, target } = hit
  const option = useRef<HTMLAnchorElement & HTMLButtonElement>(null)
  useEffect(() => {
    if (isMarked && isFollowed) option.current?.scrollIntoView({ block: 'nearest' })
  }, [isMarked, isFollowed])
  const shared = {
    id,
    role: 'option',
    tabIndex: -1,
    'aria-selected': isMarked,
    onPointerMove: on.onMark,
    onPointerDown: on.onMark,
    className: cx(
      'flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-md px-3 py-1.5 text-left desk:min-h-10',
      isMarked && 'bg-action-soft text-action',
    ),
  }
  const content = (
    <>
      <Icon aria-hidden="true" className="size-5 shrink-0 opacity-80" />
      <span className="flex min-w-0 flex-1 flex-col">
        <span className="truncate">{label}</span>
        {detail && <span className="line-clamp-2 text-sm text-ink-soft">{detail}</span>}
      </span>
      {isMarked && <CornerDownLeft aria-hidden="true" className="hidden size-4 desk:block" />}
    </>
  )
  if (!isLink(target)) {
    return (
      <button {...shared} ref={option} type="button" onClick={on.onChoose}>
        {content}
      </button>
    )
  }
  return (
    <a
      {...shared}
      ref={option}
      href={addressOf(target)}
      {...('href' in target && { target: '_blank' })}
      onClick={(event) => {
        // With a modifier key the browser opens the link elsewhere, and the search stays open.
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        on.onChoose()
      }}
    >
      {content}
    </a>
  )
}

type LinkTarget = Extract<Target, { to: string } | { href: string } | { call: string }>

/** A section of the dashboard has no address that another tab could open. */
function isLink(target: Target): target is LinkTarget {
  return 'to' in target ? target.to !== DASHBOARD : 'href' in target || 'call' in target
}

function addressOf(target: LinkTarget): string {
  if ('href' in target) return target.href
  return 'call' in target ? target.call : target.to
}
