import { useState } from 'react'
import { DatePicker } from '../../ui/date-picker.tsx'
import { Section } from './section.tsx'
import { Specimen } from './specimen.tsx'

export function DatesSection() {
  const [start, setStart] = useState<string | null>('2026-11-15')
  const [end, setEnd] = useState<string | null>('2026-11-01')
  const isTooEarly = start !== null && end !== null && end <= start
  return (
    <Section title="Fechas">
      <Specimen title="Escrita o elegida" layout="grid">
        <DatePicker
          label="Inicio del contrato"
          value={start}
          onChange={setStart}
          minValue="2026-01-01"
          description={`Se guarda ${start ?? 'sin fecha'}`}
          isRequired
        />
        <DatePicker
          label="Fin del contrato"
          value={end}
          onChange={setEnd}
          error={isTooEarly ? 'Debe ser posterior al inicio' : undefined}
        />
        <DatePicker label="Fecha de cierre" value={null} onChange={() => undefined} isDisabled />
      </Specimen>
    </Section>
  )
}
