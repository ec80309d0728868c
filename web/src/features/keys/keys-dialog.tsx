import { ADDRESSES } from '../../lib/navigation.ts'
import { useUser } from '../../lib/session/index.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { areKeysOn, KEYS_PART } from './keys-preference.ts'
import { messages } from './messages.ts'
import { ACTIONS, ALWAYS, PLACES } from './shortcuts.ts'

export function KeysDialog({ onClose }: { onClose: () => void }) {
  const { id: userId } = useUser()
  return (
    <Dialog title={messages.title} onClose={onClose}>
      {!areKeysOn(userId) && <Notice tone="info">{messages.off}</Notice>}
      <div className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
        <div className="flex flex-col gap-6">
          <KeyTable heading={messages.list} shortcuts={ACTIONS} />
          <KeyTable heading={messages.always} shortcuts={ALWAYS} />
        </div>
        <KeyTable heading={messages.go} shortcuts={PLACES} />
      </div>
      <p>
        <Link href={`${ADDRESSES.profile}#${KEYS_PART}`} onPress={onClose}>
          {messages.change}
        </Link>
      </p>
    </Dialog>
  )
}

interface KeyTableProps {
  heading: string
  shortcuts: readonly { keys: string; label: string }[]
}

function KeyTable({ heading, shortcuts }: KeyTableProps) {
  return (
    <section className="flex flex-col gap-2">
      <h2 className="font-semibold">{heading}</h2>
      <dl className="flex flex-col">
        {shortcuts.map(({ keys, label }) => (
          <div key={keys} className="flex items-center gap-4 py-1.5">
            <dt className="flex w-22 shrink-0 gap-1">
              {keys.split(' ').map((key, at) => (
                <span key={key}>
                  {at > 0 && keys.startsWith('g ') && (
                    <span className="sr-only"> {messages.andThen} </span>
                  )}
                  <kbd className="inline-block min-w-6 rounded-sm border border-line-strong bg-sunken px-1.5 py-0.5 text-center font-sans text-sm">
                    {key}
                  </kbd>
                </span>
              ))}
            </dt>
            <dd className="text-sm text-ink-soft">{label}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
