export { type AgendaDay, buildMonth, buildWeek } from './build-agenda.ts'
export { INTERACTION_FIELDS } from './fields.ts'
export {
  INTERACTION_OUTCOMES,
  INTERACTION_TYPE_LABELS,
  INTERACTION_TYPES,
  interactionMoment,
  type InteractionType,
  MAX_NOTE_PHOTOS,
} from './interaction.ts'
export {
  type InteractionInput,
  interactionSchema,
  type InteractionValues,
} from './interaction-schema.ts'
export { INTERACTION_MESSAGES } from './messages.ts'
