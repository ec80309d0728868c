export * from './selection.ts'
export { type DeclinedListing, type PreferenceChange, proposeChanges } from './propose-change.ts'
export { snapshotOf } from './snapshot.ts'
