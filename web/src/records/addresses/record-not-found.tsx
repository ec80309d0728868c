import { FileQuestionMark } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { linkTo, listTarget, type RecordKind } from '../../lib/navigation.ts'
import { useTitle } from '../../lib/use-title.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { NOT_FOUND } from './messages.ts'

/** In place of a record whose address leads to none of this agent's: gone, mistyped, or somebody else's. */
export function RecordNotFound({ kind }: { kind: RecordKind }) {
  const { title, text, toList } = NOT_FOUND[kind]
  const { href, routerOptions } = linkTo(listTarget(kind))
  const heading = useRef<HTMLHeadingElement>(null)
  useTitle(title)
  // What led here is gone: the keyboard goes on from here, and a screen reader says it.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <section className="flex flex-col items-center gap-6 px-4 py-16 text-center">
      <span className="grid size-20 place-items-center rounded-full bg-attention-soft text-attention">
        <FileQuestionMark aria-hidden="true" className="size-9" />
      </span>
      <div className="flex max-w-md flex-col gap-2">
        <h2 ref={heading} tabIndex={-1} className="text-xl font-semibold outline-none!">
          {title}
        </h2>
        <p className="text-ink-soft">{text}</p>
      </div>
      {/* In its place: Back must not lead to an address with nothing at it. */}
      <ButtonLink href={href} routerOptions={{ ...routerOptions, replace: true }}>
        {toList}
      </ButtonLink>
    </section>
  )
}
