import { useState } from 'react'
import { DateField } from '../../ui/date-field.tsx'
import { DatePicker } from '../../ui/date-picker.tsx'
import { Section } from './section.tsx'
import { Specimen } from './specimen.tsx'

export function DatesSection() {
  const [signed, setSigned] = useState<string | null>(null)
  const [start, setStart] = useState<string | null>('2026-11-15')
  const [end, setEnd] = useState<string | null>('2026-11-01')
  const isTooEarly = start !== null && end !== null && end <= start
  return (
    <Section title="Fechas">
      <Specimen title="Escrita y elegida" layout="grid">
        <DateField
          label="Fecha de firma"
          value={signed}
          onChange={setSigned}
          description={signed ? `Se guarda ${signed}` : 'Como aparece en la escritura'}
        />
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
