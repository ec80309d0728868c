import { operatorSlot } from '../../lib/operator-slots.ts'

/** Inside a sentence: the operator's address once it is known, words that hold without it before. */
export function ContactEmail() {
  return <a {...operatorSlot('contactEmail')}>nuestro correo de contacto</a>
}
