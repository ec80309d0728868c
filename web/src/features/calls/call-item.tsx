import { fullName } from '@predio/domain/clients'
import { telUrl } from '@predio/domain/phones'
import { whatsappNumber } from '@predio/domain/whatsapp'
import { Check, MessageCircle, Phone } from 'lucide-react'
import { Link } from 'react-aria-components'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { cx } from '../../ui/cx.ts'
import { messages } from './messages.ts'
import type { TodaysCall } from './use-calls.ts'
import { linkTo, recordTarget } from '../../lib/navigation.ts'
import { words } from '../../lib/words.ts'

interface CallItemProps {
  call: TodaysCall
  onWrite: () => void
  onDone?: () => void
  headingLevel?: 2 | 4
}

export function CallItem({ call, onWrite, onDone, headingLevel = 2 }: CallItemProps) {
  const Heading = `h${headingLevel}` as const
  const { client, reason, otherReasons } = call
  const name = fullName(client)
  const tel = client.phone === null ? null : telUrl(client.phone)
  const link = linkTo(recordTarget('clientes', client.id))
  return (
    <article
      aria-label={name}
      className={cx('flex flex-col gap-3 py-4', !onDone && 'sm:flex-row sm:items-center')}
    >
      <div className="flex min-w-0 flex-1 items-start gap-3">
        <Avatar name={name} />
        <div className="flex min-w-0 flex-col items-start gap-1">
          <Heading className="font-medium wrap-anywhere">
            <Link
              {...link}
              className="rounded-sm underline-offset-4 outline-0 hover:underline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-focus"
            >
              {name}
            </Link>
          </Heading>
          {client.is_example && <Badge hasMark={false}>{words.example}</Badge>}
          <p className="text-sm text-ink-soft wrap-anywhere">{reason}</p>
          {otherReasons.map((other) => (
            <p key={other} className="text-xs text-ink-faint wrap-anywhere">
              {other}
            </p>
          ))}
        </div>
      </div>
      <div className={cx('flex gap-2', onDone ? 'flex-wrap sm:pl-13' : 'pl-13 sm:pl-0')}>
        {tel && (
          <ButtonLink
            look="secondary"
            size="small"
            href={tel}
            icon={<Phone aria-hidden="true" className="size-4" />}
          >
            {messages.call}
          </ButtonLink>
        )}
        {whatsappNumber(client) !== null && (
          <Button
            size="small"
            icon={<MessageCircle aria-hidden="true" className="size-4" />}
            onPress={onWrite}
          >
            {messages.whatsApp}
          </Button>
        )}
        {onDone && (
          <Button
            look="quiet"
            size="small"
            icon={<Check aria-hidden="true" className="size-4" />}
            onPress={onDone}
          >
            {messages.done}
          </Button>
        )}
      </div>
    </article>
  )
}
