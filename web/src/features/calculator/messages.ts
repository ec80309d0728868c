import { countOf } from '@predio/domain/numbers'
import { COMMISSION_MESSAGES, VAT_PERCENT } from '@predio/domain/commission'
import { FIGURE_MESSAGES, latestFigure } from '@predio/domain/figures'
import { words } from '../../lib/words.ts'

const vat = latestFigure('vatPercent')
const resico = latestFigure('resicoIsrPercent')
const fees = latestFigure('feesIsrPercent')

export const messages = {
  title: 'Calculadora de comisiones',
  intro: 'Lo que cobras, lo que te retienen y lo que llega a tu cuenta, antes de firmar.',
  operation: 'Tipo de operación',
  price: 'Valor de la propiedad',
  rent: 'Renta mensual',
  percent: 'Porcentaje de comisión',
  months: 'Meses de renta',
  usual: 'Porcentajes usuales',
  vat: `Incluir IVA (${VAT_PERCENT} %)`,
  vatHelp: 'Se calcula solo sobre la comisión.',
  payer: 'Quién te paga',
  payerHelp: {
    fisica: 'Una persona física no te retiene impuestos.',
    moral: 'Una empresa te retiene ISR según tu régimen, y dos terceras partes del IVA.',
  },
  regime: 'Tu régimen fiscal',
  share: 'Compartir la comisión',
  shareHelp: 'Con los colegas que participan en la operación.',
  you: 'Tú',
  colleague: (number: number) => `Colega ${number}`,
  name: (number: number) => `Participante ${number}`,
  part: (number: number) => `Parte ${number}`,
  partOfCommission: (amount: string) => `Comisión ${amount}`,
  partOfVat: (amount: string) => `IVA ${amount}`,
  remove: (name: string) => `Quitar a ${name}`,
  addColleague: 'Agregar colega',
  equalParts: 'Partes iguales',
  result: 'Resultado',
  saleMissing: COMMISSION_MESSAGES.valueMissing,
  rentMissing: COMMISSION_MESSAGES.rentMissing,
  promptText: 'El resultado aparece aquí mientras escribes.',
  hasFaults: 'Corrige lo marcado para ver el resultado.',
  commission: (rate: string) => `Comisión (${rate})`,
  vatLine: `IVA (${VAT_PERCENT} %)`,
  total: 'Total a cobrar',
  ownPart: (percent: string) => `Tu parte (${percent} %)`,
  isr: (percent: number) => `ISR retenido (${percent} %)`,
  vatWithheld: 'IVA retenido (dos terceras partes)',
  vatShort: 'IVA retenido',
  net: 'Neto a depositar',
  whereItGoes: 'A dónde va el pago',
  whereYoursGoes: 'A dónde va tu parte',
  onYourPart: 'Las retenciones se calculan sobre tu parte.',
  disclaimer: COMMISSION_MESSAGES.disclaimer,
  rates: `Tasas vigentes: ${FIGURE_MESSAGES.rateSince('IVA', vat.value, vat.from)}; ISR retenido, ${FIGURE_MESSAGES.rateSince('RESICO', resico.value, resico.from)} y ${FIGURE_MESSAGES.rateSince('honorarios', fees.value, fees.from)}.`,
  startOver: 'Nuevo cálculo',
  recent: 'Últimos cálculos',
  recentHelp: 'Se guardan en este dispositivo y se borran al salir de tu cuenta.',
  forget: 'Borrar la lista',
  forgotten: 'Lista borrada',
  undo: words.undo,
  report: 'Comisión inmobiliaria',
  sectionCharge: 'Cobro',
  sectionParts: 'Reparto',
  sectionTaxes: 'Retenciones',
  regimeLine: 'Régimen',
  payerLine: 'Quién paga',
  saleOf: (amount: string) => `Venta de ${amount}`,
  rentOf: (amount: string) => `Renta de ${amount} mensuales`,
} as const

export function describeMonths(months: number): string {
  if (months === 0.5) return 'medio mes de renta'
  return countOf(months, 'mes de renta', 'meses de renta')
}
