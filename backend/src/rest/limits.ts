/** When a request exceeds one of these limits, the refusal names the limit. */
export const LIMITS = {
  rows: 1_000,
  urlLength: 16_384,
  contentLocation: 2_000,
  /** The largest body that the app sends is a selection of a hundred listings of 32 kB each. A document has at most 2 MB. */
  bodyBytes: 4 * 1024 * 1024,
  /** The app sends neither CSV nor forms. Both are parsed before the database checks permissions, so their limits are low. */
  csvBytes: 64 * 1024,
  csvFields: 10_000,
  /** A CSV is passed to PostgreSQL as JSON, in which each row repeats the column names. */
  csvJsonBytes: 1024 * 1024,
  formBytes: 64 * 1024,
  /** A function of PostgreSQL has at most 100 arguments. */
  arguments: 100,
  formPairs: 1_000,
  answerBytes: 32 * 1024 * 1024,
  embedDepth: 8,
  embeds: 50,
  nestedLists: 3,
  /** Two occurrences suffice for a self-reference such as a parent record; more would only go in circles. */
  sameRelationOnPath: 2,
  filters: 500,
  logicDepth: 32,
  jsonPathSteps: 32,
  columns: 1_000,
} as const
