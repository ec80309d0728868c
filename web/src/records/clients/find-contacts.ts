import { fullName } from '@predio/domain/clients'
import { compareText, foldForSearch, sortByMatch } from '@predio/domain/text'
import type { Contact } from './offline-contacts.ts'

export function findContacts(contacts: readonly Contact[], text: string): Contact[] {
  const wanted = foldForSearch(text).split(/\s+/).filter(Boolean)
  const found = contacts
    .filter((contact) => {
      const has = foldForSearch(
        [fullName(contact), contact.phone, contact.whatsapp, contact.email].join(' '),
      )
      return wanted.every((word) => has.includes(word))
    })
    .toSorted((one, other) => compareText(fullName(one), fullName(other)))
  return sortByMatch(found, text, (contact) => ({
    names: [fullName(contact), contact.last_name ?? ''].filter(Boolean),
    contacts: [contact.phone, contact.whatsapp, contact.email],
  }))
}
