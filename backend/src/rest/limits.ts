/** Each refusal names the limit that the request exceeded. */
export const LIMITS = {
  rows: 1_000,
  urlLength: 16_384,
  contentLocation: 2_000,
  /** The app's largest body is a selection of a hundred listings of 32 kB each; a document is 2 MB at most. */
  bodyBytes: 4 * 1024 * 1024,
  /** The app sends neither CSV nor forms, and both are parsed before the database checks permissions. */
  csvBytes: 64 * 1024,
  csvFields: 10_000,
  /** PostgreSQL gets a CSV as JSON, in which each row repeats the column names. */
  csvJsonBytes: 1024 * 1024,
  formBytes: 64 * 1024,
  /** PostgreSQL allows no more arguments. */
  arguments: 100,
  formPairs: 1_000,
  answerBytes: 32 * 1024 * 1024,
  embedDepth: 8,
  embeds: 50,
  nestedLists: 3,
  /** Two cover a self-reference such as a parent record; more would only go in circles. */
  sameRelationOnPath: 2,
  filters: 500,
  logicDepth: 32,
  jsonPathSteps: 32,
  columns: 1_000,
} as const
