import type { FillRecords } from '@predio/domain/documents'
import type { Option } from '../../../../ui/option.ts'
import { ClientPicker } from '../../../../records/clients/client-picker.tsx'
import { PropertyPicker } from '../../../../records/listings/property-picker.tsx'
import { messages } from '../messages.ts'
import type { useRecords } from './use-records.ts'

interface RecordPickersProps {
  records: ReturnType<typeof useRecords>
  onKnown: (records: FillRecords) => void
}

export function RecordPickers({ records: { chosen, choose }, onKnown }: RecordPickersProps) {
  async function take(slot: keyof typeof chosen, option: Option | null): Promise<void> {
    const known = await choose(slot, option)
    if (known) onKnown(known)
  }

  return (
    <section aria-label={messages.records} className="flex flex-col gap-4 rounded-lg bg-sunken p-4">
      <p className="text-sm text-ink-soft">{messages.recordsHelp}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <ClientPicker
          label={messages.client}
          value={chosen.client}
          onChange={(option) => void take('client', option)}
        />
        <ClientPicker
          label={messages.otherClient}
          value={chosen.other}
          onChange={(option) => void take('other', option)}
        />
        <div className="sm:col-span-2">
          <PropertyPicker
            value={chosen.property}
            onChange={(option) => void take('property', option)}
          />
        </div>
      </div>
    </section>
  )
}
