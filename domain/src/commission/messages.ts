export const COMMISSION_MESSAGES = {
  valueMissing: 'Escribe el valor de la propiedad',
  rentMissing: 'Escribe la renta mensual',
  percentInvalid: 'El porcentaje debe estar entre 0 y 100, con un decimal como máximo',
  monthsInvalid: 'Los meses de renta deben estar entre 0 y 12, de medio en medio',
  shareInvalid: 'Cada parte debe estar entre 0 y 100 %, con dos decimales como máximo',
  sharesIncomplete: (percent: string) => `Las partes suman ${percent} %; deben sumar 100 %`,
  disclaimer:
    'Cálculo informativo: no es asesoría fiscal. Confirma tu régimen y tus retenciones con tu contador.',
} as const

export const REGIME_LABELS = {
  resico: 'RESICO',
  honorarios: 'Honorarios',
  comision_mercantil: 'Comisión mercantil',
} as const

export const REGIME_DESCRIPTIONS = {
  resico: 'Régimen Simplificado de Confianza, persona física',
  honorarios: 'Servicios profesionales, persona física',
  comision_mercantil: 'Actividad empresarial como comisionista, persona física',
} as const

export const PAYER_LABELS = { fisica: 'Persona física', moral: 'Persona moral' } as const

export const PART_LABELS = {
  ownIncome: 'Comisión que te queda',
  vatToPay: 'IVA que te depositan y enteras al SAT',
  isrWithheld: 'ISR retenido',
  vatWithheld: 'IVA retenido',
} as const
