import { fullName } from '@predio/domain/clients'
import { useWatch, type Control } from 'react-hook-form'
import { useSettled } from '../../../lib/use-settled.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useDuplicates, type KnownClient } from '../api/find-duplicates.ts'
import { messages } from '../messages.ts'
import type { ClientForm } from './client-form-schema.ts'

interface DuplicatesProps {
  control: Control<ClientForm>
  ownId: string
  onOpen: (client: KnownClient) => void
  onMerge: (client: KnownClient) => void
}

/** DUP-07: the warning never blocks saving, because two people may share a telephone or a name. */
export function Duplicates({ control, ownId, onOpen, onMerge }: DuplicatesProps) {
  const [first_name, last_name, email, phone, whatsapp] = useWatch({
    control,
    name: ['first_name', 'last_name', 'email', 'phone', 'whatsapp'],
  })
  const person = useSettled({ first_name, last_name, email, phone, whatsapp })
  const { data: found = [] } = useDuplicates(person, ownId)
  if (found.length === 0) return null
  return (
    <Notice tone="warning">
      <p>{messages.duplicates}</p>
      <ul className="flex flex-col divide-y divide-current/20">
        {found.map(({ client, reasons }) => (
          <li key={client.id} className="flex flex-wrap items-center justify-between gap-x-4 py-2">
            <span className="min-w-0 flex-1 basis-40 text-ink">
              <span className="font-semibold wrap-anywhere">{fullName(client)}</span>
              <span className="block text-sm font-normal">{reasons.join(' · ')}</span>
            </span>
            <span className="flex flex-wrap">
              <Button look="quiet" size="small" onPress={() => onOpen(client)}>
                {messages.seePage}
              </Button>
              <Button look="quiet" size="small" onPress={() => onMerge(client)}>
                {messages.merge}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
