import { DateField } from '../../ui/date-field.tsx'
import { DatePicker } from '../../ui/date-picker.tsx'
import { Section } from './section.tsx'
import { Specimen } from './specimen.tsx'

export function DatesSection() {
  return (
    <Section title="Fechas">
      <Specimen title="Escrita y elegida" layout="grid">
        <DateField label="Fecha de firma" description="Como aparece en la escritura" />
        <DatePicker label="Inicio del contrato" isRequired />
        <DatePicker label="Fin del contrato" error="Debe ser posterior al inicio" />
        <DatePicker label="Fecha de cierre" isDisabled />
      </Specimen>
    </Section>
  )
}
