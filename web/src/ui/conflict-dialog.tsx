import { useState } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { SegmentedControl } from './segmented-control.tsx'
import { messages } from './messages.ts'
import { words } from '../lib/words.ts'

interface ConflictField<Field extends string> {
  field: Field
  label: string
  theirs: string
  mine: string
}

type Side = 'theirs' | 'mine'

interface ConflictDialogProps<Field extends string> {
  subject: string
  differences: readonly ConflictField<Field>[]
  isPending?: boolean
  onCancel: () => void
  onChoose: (theirs: readonly Field[]) => void
}

const SIDES = [
  { id: 'theirs', label: messages.savedValue },
  { id: 'mine', label: messages.ownValue },
] as const

export function ConflictDialog<Field extends string>({
  subject,
  differences,
  isPending = false,
  onCancel,
  onChoose,
}: ConflictDialogProps<Field>) {
  const [chosen, setChosen] = useState<Partial<Record<Field, Side>>>({})
  const sideOf = ({ field }: ConflictField<Field>): Side => chosen[field] ?? 'mine'

  return (
    <Dialog
      title={messages.conflictTitle}
      closesOutside={false}
      onClose={onCancel}
      footer={
        <>
          <Button look="secondary" isDisabled={isPending} onPress={onCancel}>
            {messages.keepEditing}
          </Button>
          <Button
            isPending={isPending}
            pendingLabel={words.savingLabel}
            onPress={() =>
              onChoose(
                differences.filter((each) => sideOf(each) === 'theirs').map(({ field }) => field),
              )
            }
          >
            {messages.saveChoice}
          </Button>
        </>
      }
    >
      <p className="text-ink-soft">{messages.conflictText(subject)}</p>
      <ul className="flex flex-col divide-y divide-line">
        {differences.map((each) => (
          <li key={each.field} className="flex flex-col gap-3 py-4 first:pt-0">
            <div className="flex flex-wrap items-center justify-between gap-3">
              <h2 className="font-medium">{each.label}</h2>
              <SegmentedControl<Side>
                label={each.label}
                segments={SIDES}
                value={sideOf(each)}
                onChange={(side) => setChosen({ ...chosen, [each.field]: side })}
              />
            </div>
            <dl className="grid gap-3 text-sm sm:grid-cols-2">
              <Value
                name={messages.savedValue}
                text={each.theirs}
                isChosen={sideOf(each) === 'theirs'}
              />
              <Value name={messages.ownValue} text={each.mine} isChosen={sideOf(each) === 'mine'} />
            </dl>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

function Value({ name, text, isChosen }: { name: string; text: string; isChosen: boolean }) {
  return (
    <div
      className={`flex flex-col gap-1 rounded-md px-3 py-2 ${isChosen ? 'bg-action-soft' : 'bg-sunken'}`}
    >
      <dt className="text-xs text-ink-soft">{name}</dt>
      <dd className="whitespace-pre-line wrap-anywhere">{text || '—'}</dd>
    </div>
  )
}
