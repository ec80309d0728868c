import { whatsappMessageSchema } from '@predio/domain/whatsapp'

export function readMessage(message: object) {
  return whatsappMessageSchema.parse(message)
}
