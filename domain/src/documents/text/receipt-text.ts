import type { FormsOf } from '../types/field.ts'
import type { RECEIPT_FIELDS } from '../types/type-fields.ts'
import { BLANK, signature } from './blank.ts'

export type ReceiptTexts = Omit<FormsOf<typeof RECEIPT_FIELDS>, 'año_en_palabras'>

/** The receipt covers only its own month, because under the civil codes a receipt for the last period lets earlier payments be presumed. */
export function receiptText(v: ReceiptTexts): string {
  return [
    '# Recibo de renta',
    `${v.lugar_firma ?? BLANK}, a ${v.fecha_firma ?? BLANK}`,
    [
      `**Recibí de:** ${v.inquilino}`,
      `**La cantidad de:** ${v.monto_en_pesos} (${v.monto_en_letra})`,
      `**Por concepto de:** renta del mes de ${v.mes} de ${v.año}`,
      `**Del inmueble ubicado en:** ${v.direccion_inmueble}`,
      ...(v.forma_pago === null ? [] : [`**Forma de pago:** ${v.forma_pago}`]),
    ].join('\n'),
    'Este recibo comprueba únicamente el pago del mes indicado y no sustituye al comprobante fiscal (CFDI) que corresponda.',
    signature(
      v.arrendador === null ? null : `**${v.arrendador}**`,
      'Nombre y firma de quien recibe',
    ),
  ].join('\n\n')
}
