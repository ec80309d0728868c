import { Phone } from 'lucide-react'
import { useState } from 'react'
import { PasswordField } from '../../ui/password-field.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { NumberSpecimens } from './number-specimens.tsx'
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
        <NumberSpecimens />
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
