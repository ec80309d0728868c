import { describeTimeZone, listTimeZones, searchTimeZones, timeIn } from '@predio/domain/profiles'
import { useMemo } from 'react'
import { useNow } from '../../lib/use-now.ts'
import { ComboBox } from '../../ui/combo-box.tsx'
import type { Option } from '../../ui/option.ts'
import { messages } from './messages.ts'

interface TimeZoneFieldProps {
  value: string
  onChange: (zone: string) => void
  error: string | undefined
}

/** The agent always has a time zone, so emptying the field only begins another search. */
export function TimeZoneField({ value, onChange, error }: TimeZoneFieldProps) {
  const now = useNow()
  const { id, name } = describeTimeZone(value)
  const chosen = useMemo(() => ({ id, label: name }), [id, name])
  const time = timeIn(value, now)
  return (
    <ComboBox
      label={messages.timeZone}
      placeholder={messages.timeZoneHint}
      load={findZones}
      value={chosen}
      onChange={(option) => option && onChange(option.id)}
      emptyText={messages.noTimeZone}
      description={messages.timeZoneText(time)}
      error={error}
    />
  )
}

function findZones(question: string): Promise<Option[]> {
  const now = new Date()
  const found = searchTimeZones(listTimeZones(), question)
  return Promise.resolve(
    found.map(({ id, name, region }) => ({
      id,
      label: name,
      description: `${timeIn(id, now) ?? ''} · ${region}`,
    })),
  )
}
