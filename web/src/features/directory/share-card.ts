import { formatPhoneAbroad } from '@predio/domain/phones'
import { PROFESSION_LABELS } from '@predio/domain/professionals'
import type { Professional } from '../../records/professionals/api/list-professionals.ts'
import { messages } from './messages.ts'

type Card = Pick<Professional, 'name' | 'profession' | 'specialty' | 'phone' | 'email' | 'address'>

/** What a client reads of a professional. Rating and notes are the agent's own and stay here. */
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

/** WhatsApp asks whom to send it to. */
export function shareUrl(card: Card): string {
  // Half an emoji, as a cut name may end with, would make encodeURIComponent throw.
  const text = recommendation(card).replaceAll(/\p{Surrogate}/gu, '\uFFFD')
  return `https://wa.me/?text=${encodeURIComponent(text)}`
}
