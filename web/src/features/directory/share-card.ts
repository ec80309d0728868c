import { formatPhoneAbroad } from '@predio/domain/phones'
import { PROFESSION_LABELS } from '@predio/domain/professionals'
import type { Professional } from '../../records/professionals/api/list-professionals.ts'
import { messages } from './messages.ts'

type Card = Pick<Professional, 'name' | 'profession' | 'specialty' | 'phone' | 'email' | 'address'>

/** PRO-13: the text for a client leaves out the agent's rating and notes. */
export function cardText({ name, profession, specialty, phone, email, address }: Card): string {
  const trade = PROFESSION_LABELS[profession]
  return [
    name,
    specialty ? `${trade} · ${specialty}` : trade,
    messages.phoneLine(formatPhoneAbroad(phone)),
    email,
    address,
  ]
    .filter(Boolean)
    .join('\n')
}

export function recommendation(card: Card): string {
  return messages.recommendation(cardText(card))
}
