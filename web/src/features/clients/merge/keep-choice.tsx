import { fullName } from '@predio/domain/clients'
import { formatDate } from '@predio/domain/dates'
import { formatPhone } from '@predio/domain/phones'
import { Label, Radio, RadioGroup } from 'react-aria-components'
import type { ClientRecord } from '../../../records/clients/api/read-client.ts'
import { useZone } from '../../../records/profile/use-zone.ts'
import { messages } from './messages.ts'

interface KeepChoiceProps {
  clients: readonly ClientRecord[]
  value: string
  onChange: (id: string) => void
}

export function KeepChoice({ clients, value, onChange }: KeepChoiceProps) {
  const zone = useZone()
  return (
    <RadioGroup value={value} onChange={onChange} className="flex flex-col gap-2">
      <Label className="text-sm font-medium">{messages.keep}</Label>
      <div className="grid gap-3 sm:grid-cols-2">
        {clients.map((client) => (
          <Radio
            key={client.id}
            value={client.id}
            className="group flex min-h-11 cursor-pointer items-start gap-3 rounded-md border border-line-strong p-4 outline-0 selected:border-action selected:bg-action-soft focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-focus"
          >
            <span className="mt-1 grid size-4.5 shrink-0 place-items-center rounded-full border-[1.5px] border-line-strong group-selected:border-[5px] group-selected:border-action" />
            <span className="flex min-w-0 flex-col text-sm">
              <span className="text-base font-medium wrap-anywhere">{fullName(client)}</span>
              <span className="text-ink-soft wrap-anywhere">
                {client.email ?? (client.phone && formatPhone(client.phone)) ?? 'Sin contacto'}
              </span>
              <span className="text-ink-soft">
                Desde {formatDate(new Date(client.created_at), zone)}
              </span>
            </span>
          </Radio>
        ))}
      </div>
    </RadioGroup>
  )
}
