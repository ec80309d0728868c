import { useState } from 'react'
import { Checkbox } from '../../ui/checkbox.tsx'
import { ComboBox } from '../../ui/combo-box.tsx'
import type { Option } from '../../ui/option.ts'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { Select } from '../../ui/select.tsx'
import { Slider } from '../../ui/slider.tsx'
import { Switch } from '../../ui/switch.tsx'
import { clientTypes, failToSearch, searchClients } from './samples.ts'
import { Section } from './section.tsx'
import { Specimen } from './specimen.tsx'

export function ChoicesSection() {
  const [client, setClient] = useState<Option | null>(null)
  const [property, setProperty] = useState<Option | null>(null)
  const [period, setPeriod] = useState<'monthly' | 'yearly'>('monthly')
  return (
    <Section title="Elegir">
      <Specimen title="Listas" layout="grid">
        <Select label="Tipo de cliente" options={clientTypes} isRequired />
        <Select label="Relación" options={clientTypes} defaultValue="comprador" />
        <Select label="Etapa" options={clientTypes} error="Elige una etapa" />
        <Select label="Operación" options={clientTypes} isDisabled />
        <ComboBox
          label="Cliente"
          placeholder="Busca por nombre"
          load={searchClients}
          value={client}
          onChange={setClient}
          description={client ? `Elegiste a ${client.label}` : 'Se busca en el servidor'}
        />
        <ComboBox
          label="Propiedad"
          load={failToSearch}
          value={property}
          onChange={setProperty}
          error="Elige una propiedad de la lista"
        />
      </Specimen>
      <Specimen title="Casillas" layout="grid">
        <Checkbox label="Hacer pública la plantilla" />
        <Checkbox label="Acepto los términos" defaultSelected />
        <Checkbox label="Todos los documentos" isIndeterminate />
        <Checkbox
          label="Confirmo que es mi firma"
          isRequired
          error="Es necesario para continuar"
          description="Se guarda con fecha y hora"
        />
        <Checkbox label="No disponible en tu plan" isDisabled />
        <Checkbox label="Incluida en tu plan" isDisabled defaultSelected />
      </Specimen>
      <Specimen title="Interruptores" layout="grid">
        <Switch label="Incluir IVA" defaultSelected />
        <Switch label="Avisos por correo" description="Un resumen cada mañana" />
        <Switch label="Sincronización automática" isDisabled />
      </Specimen>
      <Specimen title="Deslizadores" layout="grid">
        <Slider
          label="Calidad"
          defaultValue={0.85}
          maxValue={1}
          step={0.01}
          formatOptions={{ style: 'percent' }}
        />
        <Slider label="Opacidad del logotipo" defaultValue={40} />
        <Slider label="Tamaño" defaultValue={20} isDisabled />
      </Specimen>
      <Specimen title="Control segmentado">
        <SegmentedControl
          label="Periodo de pago"
          segments={[
            { id: 'monthly', label: 'Mensual' },
            { id: 'yearly', label: 'Anual -15%' },
          ]}
          value={period}
          onChange={setPeriod}
        />
      </Specimen>
    </Section>
  )
}
