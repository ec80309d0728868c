export { ASSISTANT_MESSAGES } from './messages.ts'

export { ASKABLE, ASKABLE_AMENITIES } from './query/amenities.ts'
export { withoutGuess } from './query/filters-of.ts'
export type { Guess } from './query/guess.ts'
export { placeVocabulary, type PlaceVocabulary } from './query/place-vocabulary.ts'

export { answerQuery, type SearchAnswer, searchAnswer } from './search/search-answer.ts'

export { type ChatContext, chooseContext, CONTEXT_BUDGET } from './context/choose-context.ts'

export { type ListingFields } from './context/listing-fields.ts'

export {
  adaptRequest,
  FIRST_FORM,
  inForm,
  isTooLong,
  type RequestForm,
} from './prompt/adapt-request.ts'
export type { ChatTurn } from './chat-turn.ts'
export { chatRequestBody, type ChatRequest } from './prompt/request-body.ts'
export { type Moment } from './moment.ts'
export { HISTORY_BUDGET, trimHistory } from './prompt/trim-history.ts'

export {
  addToReply,
  type ChatReply,
  EMPTY_REPLY,
  isEmptyReply,
  type ToolCall,
} from './reply/chat-reply.ts'
export { citedListings, stripMarkers } from './reply/cited-listings.ts'
export { providerError } from './reply/provider-error.ts'

export {
  type BusyVisit,
  describeToolCall,
  type ToolCard,
  type WaitingProspects,
} from './tools/describe-tool-call.ts'
export { nameWords } from './tools/find-named.ts'
export { findVisitConflicts } from './tools/find-visit-conflicts.ts'
export { CARD_LABELS } from './tools/messages.ts'
export type { Proposal, ProposalOf, ToolClient, ToolData } from './tools/proposal.ts'
export { readToolCall } from './tools/read-tool-call.ts'
export { type ToolName } from './tools/tool-schemas.ts'
export { visitRecords } from './tools/visit-records.ts'

export { conversationTitle } from './conversation/conversation-title.ts'

export { readMark, type TurnMark } from './conversation/turn-mark.ts'
export {
  formatOutcome,
  parseOutcome,
  type ProposalOutcome,
  type StoredOutcome,
} from './conversation/stored-outcome.ts'
export { type StoredContext, storedInteraction } from './conversation/stored-interaction.ts'
export { describeUsage, type MeasuredUsage, measureUsage } from './conversation/usage.ts'
