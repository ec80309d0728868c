import { operatorSlot } from '../../lib/operator-slots.ts'

/** The link text reads well without the operator's address, which arrives later. */
export function ContactEmail() {
  return <a {...operatorSlot('contactEmail')}>nuestro correo de contacto</a>
}
