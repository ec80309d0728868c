import type { FormsOf } from '../types/field.ts'
import type { LEASE_FIELDS } from '../types/type-fields.ts'
import { BLANK, signature } from './blank.ts'
import { type Clause, clausesText, jurisdiction, PERSONAL_DATA } from './clauses.ts'
import { LEASE_NOTICE } from './notices.ts'

export interface LeaseTexts extends FormsOf<typeof LEASE_FIELDS> {
  readonly fecha_termino: string
  readonly fecha_termino_en_letra: string
}

export function leaseText(v: LeaseTexts, isCdmxHousing: boolean): string {
  return [
    '# Contrato de arrendamiento',
    LEASE_NOTICE,
    `Contrato de arrendamiento que celebran, por una parte, **${v.arrendador}**, en lo sucesivo **LA PARTE ARRENDADORA**, y por la otra, **${v.arrendatario}**, en lo sucesivo **LA PARTE ARRENDATARIA**, conforme a las siguientes declaraciones y cláusulas.`,
    '## Declaraciones',
    declarations(v),
    '## Cláusulas',
    clausesText([
      object(v),
      term(v),
      rent(v),
      raise(isCdmxHousing),
      deposit(v),
      UPKEEP,
      HANDOVER,
      guarantor(v),
      BREACH,
      isCdmxHousing ? CDMX_REGISTER : null,
      PERSONAL_DATA,
      jurisdiction(v.entidad),
    ]),
    `Leído este contrato y enteradas las partes de su contenido y alcance, lo firman por duplicado en ${v.lugar_firma ?? BLANK}, a ${v.fecha_firma ?? BLANK} (${v.fecha_firma_en_letra ?? BLANK}).`,
    signature(`**${v.arrendador}**`, 'LA PARTE ARRENDADORA'),
    signature(`**${v.arrendatario}**`, 'LA PARTE ARRENDATARIA'),
    ...(v.fiador === null ? [] : [signature(`**${v.fiador}**`, 'EL FIADOR')]),
    signature('Testigo'),
    signature('Testigo'),
  ].join('\n\n')
}

function declarations(v: LeaseTexts): string {
  const lines = [
    `LA PARTE ARRENDADORA declara que tiene capacidad legal para celebrar este contrato y que está facultada para conceder el uso y goce del inmueble ubicado en **${v.direccion_inmueble}**, en lo sucesivo **EL INMUEBLE**.`,
    'LA PARTE ARRENDATARIA declara que tiene capacidad legal para obligarse, que conoce EL INMUEBLE y que los recursos con los que pagará la renta son de procedencia lícita.',
    ...(v.domicilio_arrendador === null
      ? []
      : [
          `LA PARTE ARRENDADORA señala como domicilio para recibir avisos: ${v.domicilio_arrendador}.`,
        ]),
    ...(v.domicilio_arrendatario === null
      ? []
      : [
          `LA PARTE ARRENDATARIA señala como domicilio para recibir avisos: ${v.domicilio_arrendatario}.`,
        ]),
  ]
  return lines.map((line, index) => `${index + 1}. ${line}`).join('\n')
}

function object(v: LeaseTexts): Clause {
  const use = v.uso === null ? 'al uso convenido' : `a uso ${v.uso.toLocaleLowerCase('es-MX')}`
  return {
    title: 'Objeto',
    text: `LA PARTE ARRENDADORA concede a LA PARTE ARRENDATARIA el uso y goce temporal de EL INMUEBLE, que esta destinará exclusivamente ${use} y a fines lícitos. No podrá subarrendarlo ni ceder sus derechos sin el consentimiento por escrito de LA PARTE ARRENDADORA.`,
  }
}

function term(v: LeaseTexts): Clause {
  return {
    title: 'Plazo',
    text: `El plazo del arrendamiento es de ${v.plazo} (${v.plazo_en_palabras}) meses: comienza el ${v.fecha_inicio} (${v.fecha_inicio_en_letra}) y termina el ${v.fecha_termino} (${v.fecha_termino_en_letra}).`,
  }
}

function rent(v: LeaseTexts): Clause {
  const due = v.dia_pago === null ? '' : `, a más tardar el día ${v.dia_pago} de cada mes`
  return {
    title: 'Renta',
    text: `LA PARTE ARRENDATARIA pagará una renta mensual de **${v.renta_en_pesos}** (${v.renta_en_letra}), en moneda nacional y por mensualidades adelantadas${due}, en el domicilio o en la cuenta que LA PARTE ARRENDADORA le indique por escrito. LA PARTE ARRENDADORA entregará un recibo por cada pago.`,
  }
}

function raise(isCdmxHousing: boolean): Clause {
  const limit = isCdmxHousing
    ? 'nunca será mayor que la inflación del año anterior, conforme al artículo 2448 D del Código Civil de la Ciudad de México'
    : 'no excederá el límite que fije la ley de la entidad donde se encuentra EL INMUEBLE'
  return {
    title: 'Incremento de la renta',
    text: `La renta solo podrá aumentar una vez cumplido cada año de contrato y por acuerdo escrito de las partes; el incremento ${limit}.`,
  }
}

function deposit(v: LeaseTexts): Clause | null {
  if (v.deposito_en_pesos === null) return null
  return {
    title: 'Depósito',
    text: `LA PARTE ARRENDATARIA entrega a la firma **${v.deposito_en_pesos}** (${v.deposito_en_letra}) como depósito en garantía. No se aplicará al pago de rentas y se devolverá al terminar el arrendamiento y recibirse EL INMUEBLE, menos los adeudos y los daños comprobados que no provengan del uso normal.`,
  }
}

function guarantor(v: LeaseTexts): Clause | null {
  if (v.fiador === null) return null
  return {
    title: 'Fianza',
    text: `**${v.fiador}**, en lo sucesivo **EL FIADOR**, garantiza el cumplimiento de las obligaciones de LA PARTE ARRENDATARIA derivadas de este contrato, hasta la devolución de EL INMUEBLE.`,
  }
}

const UPKEEP: Clause = {
  title: 'Servicios y mantenimiento',
  text: 'LA PARTE ARRENDATARIA pagará los servicios que consuma y las reparaciones que provengan de su uso o descuido. LA PARTE ARRENDADORA hará las reparaciones necesarias para conservar EL INMUEBLE en condiciones de servir para el uso convenido y pagará el impuesto predial.',
}

const HANDOVER: Clause = {
  title: 'Entrega y devolución',
  text: 'LA PARTE ARRENDADORA entrega EL INMUEBLE el día en que comienza el plazo, en condiciones de higiene y seguridad y con un inventario firmado por las partes. LA PARTE ARRENDATARIA lo devolverá al terminar el plazo en el estado en que lo recibió, salvo el deterioro por el uso normal.',
}

const BREACH: Clause = {
  title: 'Incumplimiento',
  text: 'El incumplimiento de las obligaciones de este contrato por una de las partes da derecho a la otra a exigir su cumplimiento o su rescisión, en los casos y con los plazos que establece la ley.',
}

const CDMX_REGISTER: Clause = {
  title: 'Registro',
  text: 'LA PARTE ARRENDADORA registrará este contrato en el registro digital de contratos de arrendamiento de la Ciudad de México dentro de los treinta días siguientes a su firma, conforme al artículo 2448 F del Código Civil de la Ciudad de México.',
}
