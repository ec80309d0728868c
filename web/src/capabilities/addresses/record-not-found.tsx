import { FileQuestionMark } from 'lucide-react'
import { useEffect } from 'react'
import { linkTo, listTarget, useRecordId, type RecordKind } from '../../lib/navigation.ts'
import { forgetRecord } from '../../lib/recent-records.ts'
import { useUser } from '../../lib/session/index.ts'
import { useTitle } from '../../lib/use-title.ts'
import { ArrivalHeading } from '../../ui/arrival-heading.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { NOT_FOUND } from './messages.ts'

/** ADDR-04: the record was deleted, its address was mistyped, or it belongs to another agent. */
export function RecordNotFound({ kind }: { kind: RecordKind }) {
  const { title, text, toList } = NOT_FOUND[kind]
  const { href, routerOptions } = linkTo(listTarget(kind))
  useTitle(title)
  const { id: userId } = useUser()
  const id = useRecordId(kind)
  useEffect(() => {
    if (id !== undefined) forgetRecord(userId, { kind, id })
  }, [userId, kind, id])
  return (
    <section className="flex flex-col items-center gap-6 px-4 py-16 text-center">
      <span className="grid size-20 place-items-center rounded-full bg-attention-soft text-attention">
        <FileQuestionMark aria-hidden="true" className="size-9" />
      </span>
      <div className="flex max-w-md flex-col gap-2">
        <ArrivalHeading className="text-xl">{title}</ArrivalHeading>
        <p className="text-ink-soft">{text}</p>
      </div>
      {/* The entry is replaced, so that Back does not return to an address without a record. */}
      <ButtonLink href={href} routerOptions={{ ...routerOptions, replace: true }}>
        {toList}
      </ButtonLink>
    </section>
  )
}
