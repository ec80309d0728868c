export { type Calendar, createCalendar } from './calendar.ts'
export { INTERACTIONS, TASKS } from './diary.ts'
export { exampleRows } from './example.ts'
export { LISTINGS } from './listings.ts'
export { OPPORTUNITIES } from './opportunities.ts'
export { PEOPLE } from './people.ts'
export { PLACES } from './places.ts'
export { LINKS, PROPERTIES } from './properties.ts'
export {
  enteredAt,
  listingColumns,
  nameIds,
  plainTitle,
  type SampleIds,
  sampleRows,
} from './rows.ts'
export type {
  SampleClient,
  SampleInteraction,
  SampleLink,
  SampleListing,
  SampleOffice,
  SampleOpportunity,
  SampleProperty,
  SampleTask,
  StageName,
} from './sample.ts'
