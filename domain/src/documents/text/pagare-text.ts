import type { FormsOf } from '../types/field.ts'
import type { PAGARE_FIELDS } from '../types/type-fields.ts'
import { BLANK, signature } from './blank.ts'

export interface PagareTexts extends Omit<
  FormsOf<typeof PAGARE_FIELDS>,
  'numero_pagares' | 'numero_pagares_en_palabras'
> {
  readonly numero_pagare: string
}

/**
 * The text has the elements that LGTOC art. 170 lists, and payment depends on nothing else. Each note of a series is complete, with its own
 * date.
 */
export function pagareText(v: PagareTexts): string {
  const signedAt = v.lugar_firma ?? BLANK
  const parts = [
    `# Pagaré ${v.numero_pagare}`,
    `**Bueno por:** ${v.monto_en_pesos}`,
    `**Lugar y fecha de suscripción:** ${signedAt}, a ${v.fecha_firma ?? BLANK}`,
    `Por este **PAGARÉ** prometo pagar incondicionalmente a la orden de **${v.beneficiario}**, en ${v.lugar_pago ?? signedAt}, el día ${v.fecha_vencimiento} (${v.fecha_vencimiento_en_letra}), la cantidad de **${v.monto_en_pesos}** (${v.monto_en_letra}).`,
    v.interes_moratorio === null
      ? null
      : `La cantidad que no se pague a su vencimiento causará intereses moratorios a razón del ${v.interes_moratorio} % mensual, desde esa fecha y hasta su pago total.`,
    [
      `**Nombre del suscriptor:** ${v.deudor}`,
      ...(v.domicilio_deudor === null ? [] : [`**Domicilio:** ${v.domicilio_deudor}`]),
    ].join('\n'),
    signature(`**${v.deudor}**`, 'Firma del suscriptor'),
    v.aval === null ? null : signature(`**${v.aval}**`, 'Por aval'),
  ]
  return parts.filter((part) => part !== null).join('\n\n')
}
