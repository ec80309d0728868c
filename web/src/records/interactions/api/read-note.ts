import { type InteractionInput, interactionSchema } from '@predio/domain/interactions'

export function readNote(note: InteractionInput) {
  return interactionSchema.parse(note)
}
