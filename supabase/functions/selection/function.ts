import { linkFunction } from '../_shared/links/link-function.ts'
import { answerItem } from './answer-item.ts'
import { acceptNotice } from './notice-consent.ts'
import { presentSelection } from './present-selection.ts'
import { selectionLink } from './selection-link.ts'

export const selection = linkFunction({
  name: 'selection',
  ...selectionLink,
  present: presentSelection,
  actions: {
    answer: { isAnswer: true, handle: answerItem },
    consent: { isAnswer: true, handle: acceptNotice },
  },
})
