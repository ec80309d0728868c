import { nameCells, VALUE_SEPARATOR } from '../csv/index.ts'
import { readVcards } from '../vcard/index.ts'
import type { PastedFacts } from './read-pasted-text.ts'

/** PROS-53: of each person, the first telephone and the first address are read. */
export function readCards(text: string): PastedFacts[] {
  return readVcards(text).map(({ values }) => {
    const { first, last } = nameCells(values)
    const { phone, email, notes } = values
    const facts: PastedFacts = {}
    const name = `${first} ${last}`.trim()
    if (name) facts.name = name
    const [telephone] = phone?.split(VALUE_SEPARATOR) ?? []
    if (telephone) facts.phone = telephone
    const [address] = email?.split(VALUE_SEPARATOR) ?? []
    if (address) facts.email = address
    if (notes) facts.message = notes
    return facts
  })
}
