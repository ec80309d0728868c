import type { FormsOf } from '../types/field.ts'
import type { SALE_FIELDS } from '../types/type-fields.ts'
import { BLANK, signature } from './blank.ts'
import { type Clause, clausesText, jurisdiction, PERSONAL_DATA } from './clauses.ts'
import { SALE_NOTICE } from './notices.ts'

export type SaleTexts = FormsOf<typeof SALE_FIELDS>

/** This contract is private: in Mexico the sale of a home is complete only in a notary's deed. */
export function saleText(v: SaleTexts): string {
  return [
    '# Contrato privado de compraventa',
    SALE_NOTICE,
    `Contrato de compraventa que celebran, por una parte, **${v.vendedor}**, en lo sucesivo **LA PARTE VENDEDORA**, y por la otra, **${v.comprador}**, en lo sucesivo **LA PARTE COMPRADORA**, conforme a las siguientes declaraciones y cláusulas.`,
    '## Declaraciones',
    declarations(v),
    '## Cláusulas',
    clausesText([
      OBJECT,
      price(v),
      payment(v),
      deed(v),
      COSTS,
      HANDOVER,
      WARRANTY,
      BREACH,
      PERSONAL_DATA,
      jurisdiction(v.entidad),
    ]),
    `Leído este contrato y enteradas las partes de su contenido y alcance, lo firman por duplicado en ${v.lugar_firma ?? BLANK}, a ${v.fecha_firma ?? BLANK} (${v.fecha_firma_en_letra ?? BLANK}).`,
    signature(`**${v.vendedor}**`, 'LA PARTE VENDEDORA'),
    signature(`**${v.comprador}**`, 'LA PARTE COMPRADORA'),
    signature('Testigo'),
    signature('Testigo'),
  ].join('\n\n')
}

function declarations(v: SaleTexts): string {
  const registered =
    v.datos_registrales === null
      ? ''
      : `, inscrito en el Registro Público de la Propiedad con los datos: ${v.datos_registrales}`
  const lines = [
    `LA PARTE VENDEDORA declara que es propietaria del inmueble ubicado en **${v.direccion_inmueble}**${registered}, en lo sucesivo **EL INMUEBLE**, y que tiene capacidad legal y las autorizaciones necesarias para venderlo, incluida la de su cónyuge cuando el régimen matrimonial la exija.`,
    'LA PARTE VENDEDORA declara que EL INMUEBLE está libre de gravámenes, adeudos y limitaciones de dominio, salvo los que haya informado por escrito a LA PARTE COMPRADORA antes de la firma.',
    'LA PARTE COMPRADORA declara que tiene capacidad legal para comprar, que conoce EL INMUEBLE y su situación jurídica, y que los recursos con los que pagará son de procedencia lícita.',
    ...(v.domicilio_vendedor === null
      ? []
      : [`LA PARTE VENDEDORA señala como domicilio para recibir avisos: ${v.domicilio_vendedor}.`]),
    ...(v.domicilio_comprador === null
      ? []
      : [
          `LA PARTE COMPRADORA señala como domicilio para recibir avisos: ${v.domicilio_comprador}.`,
        ]),
  ]
  return lines.map((line, index) => `${index + 1}. ${line}`).join('\n')
}

const OBJECT: Clause = {
  title: 'Objeto',
  text: 'LA PARTE VENDEDORA vende y LA PARTE COMPRADORA compra EL INMUEBLE, con todo lo que de hecho y por derecho le corresponde, al corriente en el pago del impuesto predial, el agua y las cuotas de mantenimiento.',
}

function price(v: SaleTexts): Clause {
  return {
    title: 'Precio',
    text: `El precio de la compraventa es de **${v.precio_en_pesos}** (${v.precio_en_letra}), en moneda nacional.`,
  }
}

function payment(v: SaleTexts): Clause {
  const advance =
    v.anticipo_en_pesos === null
      ? ''
      : ` A la firma de este contrato LA PARTE COMPRADORA entrega **${v.anticipo_en_pesos}** (${v.anticipo_en_letra}) como anticipo, que forma parte del precio.`
  const how = v.forma_pago.replace(/\.$/, '')
  return {
    title: 'Forma de pago',
    text: `El precio se pagará de la siguiente forma: ${how}.${advance} Los pagos respetarán los límites legales al uso de efectivo y de cada uno se entregará recibo.`,
  }
}

function deed(v: SaleTexts): Clause {
  return {
    title: 'Plazo para escriturar',
    text: `Las partes formalizarán la compraventa en escritura pública a más tardar el ${v.fecha_escritura ?? BLANK} (${v.fecha_escritura_en_letra ?? BLANK}), ante el notario que LA PARTE COMPRADORA elija libremente.`,
  }
}

const COSTS: Clause = {
  title: 'Gastos e impuestos',
  text: 'Los honorarios del notario, los derechos y el impuesto de adquisición corren por cuenta de LA PARTE COMPRADORA. El impuesto sobre la renta que cause la venta corre por cuenta de LA PARTE VENDEDORA.',
}

const HANDOVER: Clause = {
  title: 'Entrega',
  text: 'LA PARTE VENDEDORA entregará la posesión de EL INMUEBLE, desocupado, con sus llaves y comprobantes de pago, al firmarse la escritura y quedar pagado el precio.',
}

const WARRANTY: Clause = {
  title: 'Saneamiento',
  text: 'LA PARTE VENDEDORA responde del saneamiento para el caso de evicción y de los vicios ocultos de EL INMUEBLE, en los términos de la ley.',
}

const BREACH: Clause = {
  title: 'Incumplimiento',
  text: 'Si una de las partes incumple, la otra podrá exigir el cumplimiento o la rescisión de este contrato y, en ambos casos, el pago de los daños y perjuicios.',
}
