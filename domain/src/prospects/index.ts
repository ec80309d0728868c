export { readCards } from './read-card.ts'
export {
  MAX_PASTED_TEXT,
  type PastedFacts,
  readPastedText,
  sendsForOthers,
} from './read-pasted-text.ts'
