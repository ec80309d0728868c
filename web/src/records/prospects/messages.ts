import { countOf } from '@predio/domain/numbers'

export const messages = {
  title: 'Buzón de prospectos',
  nameless: 'Sin nombre',
} as const

/** Read behind the name of the inbox. */
export function waitingText(count: number): string {
  return `, ${countOf(count, 'prospecto', 'prospectos')} por atender`
}
