import { memoizeBounded, snakeName } from './snake-name.ts'

const OWNER =
  /(?:^|_)(?:owners?|propietari[oa]s?|duen[oa]s?|sellers?|vendedor(?:es|as?)?|landlords?|caser[oa]|arrendador(?:es|as?)?|clientes?|clients?)(?:_|$)/
const NOTES =
  /private_(?:note|data|info|remark|comment)|nota\w*_(?:privad|intern|confidencial)|(?:internal?|internas?|internos?|confidential|admin)_(?:note|nota|comment|comentario)|(?:observaciones|comentarios)_(?:intern|privad)|confidencial|confidential/
const CONTACT =
  /(?:^|_)(?:contact[oa]?s?|phones?|telefonos?|tel|celular(?:es)?|cel|mobile|movil|whats_?app|e_?mails?|correos?|mail)(?:_|$)/
const COMMISSION = /(?:^|_)(?:comision(?:es)?|commissions?|honorarios)(?:_|$)/
const AGENCY =
  /(?:^|_)(?:agents?|agentes?|asesor(?:es|a)?|agency|agencia|office|oficina|inmobiliaria)(?:_|$)/

/** A private field is never read, proposed for a mapping or sent on. */
export const isPrivateField = memoizeBounded((key) => {
  const name = snakeName(key)
  return OWNER.test(name) || NOTES.test(name) || CONTACT.test(name) || COMMISSION.test(name)
})

/** The agent is warned if the site publishes data of owners or private notes. */
export const isLeak = memoizeBounded((key) => {
  const name = snakeName(key)
  return OWNER.test(name) || NOTES.test(name) || (CONTACT.test(name) && !AGENCY.test(name))
})

export function holdsContact(text: string): boolean {
  return /[\w.+-]+@[\w-]+\.\w/.test(text.slice(0, 1000)) || /(?:\d[\s().-]{0,2}){10}/.test(text)
}
