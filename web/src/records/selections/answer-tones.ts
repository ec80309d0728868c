import type { SelectionAnswer } from '@predio/domain/selections'
import type { Tone } from '../../ui/tone.ts'

export const ANSWER_TONES: Readonly<Record<SelectionAnswer, Tone>> = {
  like: 'success',
  visit: 'attention',
  pass: 'neutral',
}
