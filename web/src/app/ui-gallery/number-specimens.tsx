import type { TypedNumber } from '@predio/domain/money'
import { useState } from 'react'
import { AmountField } from '../../ui/amount-field.tsx'
import { NumberField } from '../../ui/number-field.tsx'

const PERCENT = { min: 0, max: 100, step: 0.1, unit: '%' } as const

export function NumberSpecimens() {
  const [price, setPrice] = useState<TypedNumber>(12_850_000)
  const [unread, setUnread] = useState<TypedNumber>('dos palos')
  const [least, setLeast] = useState<TypedNumber>(0)
  const [percent, setPercent] = useState<TypedNumber>(5.5)
  const [bedrooms, setBedrooms] = useState<TypedNumber>(3)
  return (
    <>
      <AmountField label="Precio" value={price} onChange={setPrice} />
      <AmountField label="Presupuesto" value={unread} onChange={setUnread} />
      <AmountField
        label="Precio mínimo"
        value={least}
        onChange={setLeast}
        error="El precio mínimo debe ser mayor que cero"
      />
      <NumberField label="Comisión" {...PERCENT} value={percent} onChange={setPercent} />
      <NumberField
        label="Recámaras"
        hasSteppers
        min={0}
        max={20}
        step={1}
        value={bedrooms}
        onChange={setBedrooms}
      />
      <NumberField label="IVA" {...PERCENT} isDisabled value={16} onChange={() => undefined} />
    </>
  )
}

export function DealSpecimens() {
  const [price, setPrice] = useState<TypedNumber>(null)
  const [percent, setPercent] = useState<TypedNumber>(null)
  return (
    <>
      <AmountField label="Precio acordado" value={price} onChange={setPrice} />
      <NumberField
        label="Porcentaje de comisión"
        {...PERCENT}
        value={percent}
        onChange={setPercent}
      />
    </>
  )
}
