import { describeTimeZone, listTimeZones, searchTimeZones, timeIn } from '@predio/domain/profiles'
import { useMemo } from 'react'
import { useNow } from '../../lib/use-now.ts'
import { ComboBox } from '../../ui/combo-box.tsx'
import type { Option } from '../../ui/option.ts'

interface TimeZoneFieldProps {
  value: string
  onChange: (zone: string) => void
  error: string | undefined
}

/** There is always a zone: emptying the field only begins another search. */
export function TimeZoneField({ value, onChange, error }: TimeZoneFieldProps) {
  const now = useNow()
  const { id, name } = describeTimeZone(value)
  const chosen = useMemo(() => ({ id, label: name }), [id, name])
  const time = timeIn(value, now)
  return (
    <ComboBox
      label="Zona horaria"
      placeholder="Busca tu ciudad o estado"
      load={findZones}
      value={chosen}
      onChange={(option) => option && onChange(option.id)}
      emptyText="Ninguna zona se llama así"
      description={`${time ? `Ahí ${/^1\D/.test(time) ? 'es la' : 'son las'} ${time} ` : ''}Decide qué es «hoy» en tus tareas y avisos.`}
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
