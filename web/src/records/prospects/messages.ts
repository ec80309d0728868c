import { countOf } from '@predio/domain/numbers'

export const messages = {
  title: 'Buzón de prospectos',
  nameless: 'Sin nombre',
} as const

/** Screen readers read this text after the name of the inbox. */
export function waitingText(count: number): string {
  return `, ${countOf(count, 'prospecto', 'prospectos')} por atender`
}
