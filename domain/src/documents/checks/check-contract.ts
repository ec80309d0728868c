import { formatMxn } from '../../money/index.ts'
import { isCdmxHousing } from '../build/build-document.ts'
import type { DataOfType } from '../types/type-fields.ts'
import type { Finding } from './finding.ts'
import { CHECK_MESSAGES } from './messages.ts'
import {
  findSigning,
  hasAmount,
  hasDate,
  mentions,
  mentionsAmount,
  type ReadDocument,
} from './read-document.ts'

type Severity = Finding['severity']
type Check = [boolean, Severity, string]

export function checkLease(
  document: ReadDocument,
  data: DataOfType['contrato_arrendamiento'] | null,
): Finding[] {
  const texts = CHECK_MESSAGES.contract
  return failed([
    party(document, data?.arrendador, /arrendador/i, 'la parte arrendadora'),
    party(document, data?.arrendatario, /arrendatari/i, 'la parte arrendataria'),
    ...shared(document, data?.direccion_inmueble),
    [saysAmount(document, /renta/i), 'error', texts.rent],
    ...amount(document, 'renta', data?.renta),
    [saysTerm(document, /plazo|vigencia|duración/i), 'error', texts.leaseTerm],
    [!/\b(?:USD|dólares)\b/i.test(document.text), 'warning', texts.dollars],
    ...(data && isCdmxHousing(data) ? cdmx(document, data.plazo) : []),
  ])
}

export function checkSale(
  document: ReadDocument,
  data: DataOfType['contrato_compraventa'] | null,
): Finding[] {
  return failed([
    party(document, data?.vendedor, /vendedor/i, 'la parte vendedora'),
    party(document, data?.comprador, /comprador/i, 'la parte compradora'),
    ...shared(document, data?.direccion_inmueble),
    [saysAmount(document, /precio|cantidad/i), 'error', CHECK_MESSAGES.contract.price],
    ...amount(document, 'precio', data?.precio),
    [
      saysTerm(document, /plazo|a más tardar|fecha límite|dentro de/i),
      'error',
      CHECK_MESSAGES.contract.saleTerm,
    ],
    [
      /profeco|procuraduría federal del consumidor/i.test(document.text),
      'warning',
      CHECK_MESSAGES.profecoMissing,
    ],
  ])
}

function failed(checks: readonly Check[]): Finding[] {
  return checks.filter(([isFine]) => !isFine).map(([, severity, text]) => ({ severity, text }))
}

function party(document: ReadDocument, name: string | undefined, role: RegExp, who: string): Check {
  if (name !== undefined && !mentions(document, name)) {
    return [false, 'error', CHECK_MESSAGES.nameMissing(who, name)]
  }
  return [role.test(document.text), 'error', CHECK_MESSAGES.contract.parties(who)]
}

function shared(document: ReadDocument, address: string | undefined): Check[] {
  const signing = findSigning(document.paragraphs)
  const located =
    /(?:ubicad[oa]|situad[oa]|localizad[oa])\s+en:?\s+[\p{L}\d]|dirección:\s*[\p{L}\d]/iu
  const hasObject =
    address === undefined ? located.test(document.text) : mentions(document, address)
  return [
    [hasObject, 'error', CHECK_MESSAGES.contract.object],
    [signing.hasPlace, 'error', CHECK_MESSAGES.signingPlaceMissing],
    [signing.hasDate, 'error', CHECK_MESSAGES.signingDateMissing],
    [document.signatures > 1, 'error', CHECK_MESSAGES.signaturesMissing],
    [/borrador/i.test(document.text), 'warning', CHECK_MESSAGES.draftMissing],
  ]
}

function amount(document: ReadDocument, label: string, pesos: number | undefined): Check[] {
  if (pesos === undefined) return []
  const message = CHECK_MESSAGES.amountMissing(label, formatMxn(pesos))
  return [[mentionsAmount(document, pesos), 'error', message]]
}

function saysAmount({ paragraphs }: ReadDocument, subject: RegExp): boolean {
  return paragraphs.some((paragraph) => subject.test(paragraph) && hasAmount(paragraph))
}

function saysTerm({ paragraphs }: ReadDocument, subject: RegExp): boolean {
  return paragraphs.some(
    (paragraph) =>
      subject.test(paragraph) &&
      (hasDate(paragraph) || /(?:\d+|\p{L}+)\)?\s+(?:días|mes(?:es)?|años?)\b/iu.test(paragraph)) &&
      !/(?:plazo|vigencia|a más tardar)[^\n]{0,40}_{3,}/i.test(paragraph),
  )
}

/** Articles 2448 ff. of Mexico City's civil code require these clauses in the lease of a home. */
function cdmx({ text }: ReadDocument, months: number): Check[] {
  return [
    [months >= 12, 'warning', CHECK_MESSAGES.cdmx.oneYear],
    [/inflación/i.test(text), 'warning', CHECK_MESSAGES.cdmx.raise],
    [/registr/i.test(text), 'info', CHECK_MESSAGES.cdmx.register],
  ]
}
