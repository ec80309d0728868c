export * from './selection.ts'
export { selectionUrl } from './link.ts'
export { SELECTION_MESSAGES } from './messages.ts'
export { type PreferenceChange, proposeChanges } from './propose-change.ts'
export { MAX_SELECTION_TITLE, selectionSchema } from './selection-schema.ts'

export { snapshotOf } from './snapshot.ts'
