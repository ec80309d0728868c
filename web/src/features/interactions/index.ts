export { refreshInteractions } from './api/interaction-row.ts'
export { useInteractionDialog } from './use-interaction-dialog.tsx'
