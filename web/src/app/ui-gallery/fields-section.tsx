import { Phone } from 'lucide-react'
import { useState } from 'react'
import { NumberField } from '../../ui/number-field.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { Section } from './section.tsx'
import { Specimen } from './specimen.tsx'

export function FieldsSection() {
  const [search, setSearch] = useState('Lomas')
  return (
    <Section title="Campos">
      <Specimen title="Texto" layout="grid">
        <TextField label="Nombre completo" isRequired placeholder="Ximena Núñez" />
        <TextField
          label="Teléfono"
          start={<Phone />}
          description="Diez dígitos, sin lada internacional"
          defaultValue="55 1234 5678"
          inputMode="tel"
        />
        <TextField
          label="Email del cliente"
          defaultValue="sin-arroba"
          error="Por favor ingresa un email válido"
        />
        <TextField label="Cuenta" isReadOnly defaultValue="ximena@agente.mx" />
        <TextField label="Empresa" isDisabled defaultValue="Casas del Valle" />
        <PasswordField
          label="Clave de acceso"
          defaultValue="Correcta-1"
          description="Al menos 6 caracteres"
        />
      </Specimen>
      <Specimen title="Números, es-MX" layout="grid">
        <NumberField label="Precio" format="currency" defaultValue={12_850_000} minValue={0} />
        <NumberField
          label="Comisión"
          format="percent"
          defaultValue={5.5}
          minValue={0}
          maxValue={100}
        />
        <NumberField label="Recámaras" defaultValue={3} minValue={0} maxValue={20} hasSteppers />
        <NumberField
          label="Precio mínimo"
          format="currency"
          defaultValue={0}
          error="El precio mínimo debe ser mayor que cero"
        />
        <NumberField label="IVA" format="percent" isDisabled defaultValue={16} />
      </Specimen>
      <Specimen title="Texto largo y búsqueda" layout="grid">
        <TextArea label="Notas" placeholder="Lo que conviene recordar de esta visita" />
        <TextArea label="Mensaje" defaultValue="Hola" error="El mensaje es muy corto" rows={2} />
        <SearchField
          label="Buscar clientes"
          placeholder="Buscar clientes..."
          value={search}
          onChange={setSearch}
        />
      </Specimen>
    </Section>
  )
}
