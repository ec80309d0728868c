import { fullName } from '@predio/domain/clients'
import { foldForSearch } from '@predio/domain/text'
import type { Contact } from './kept-contacts.ts'

/** By name, as in a telephone; every word of the text is somewhere in the name, the number or the address. */
export function findContacts(contacts: readonly Contact[], text: string): Contact[] {
  const wanted = foldForSearch(text).split(/\s+/).filter(Boolean)
  return contacts
    .filter((contact) => {
      const has = foldForSearch(
        [fullName(contact), contact.phone, contact.whatsapp, contact.email].join(' '),
      )
      return wanted.every((word) => has.includes(word))
    })
    .toSorted((one, other) => fullName(one).localeCompare(fullName(other), 'es-MX'))
}
