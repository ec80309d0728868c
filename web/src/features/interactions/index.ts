export {
  INTERACTION_COLUMNS,
  interactionsKey,
  refreshInteractions,
  type InteractionRow,
} from './api/interaction-row.ts'
export { TypeIcon } from './type-icon.tsx'
export { useInteractionDialog } from './use-interaction-dialog.tsx'
