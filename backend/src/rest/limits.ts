/** What one request may ask for. Each refusal names the limit that it met. */
export const LIMITS = {
  rows: 1_000,
  urlLength: 16_384,
  /** In characters; longer ones are left out. */
  contentLocation: 2_000,
  /** The largest that the app sends is a selection: a hundred listings of 32 kB. A document has 500,000 characters, 2 MB at most. */
  bodyBytes: 4 * 1024 * 1024,
  /** The app sends neither a CSV nor a form, and they are parsed before the database says who may write. */
  csvBytes: 64 * 1024,
  csvFields: 10_000,
  /** PostgreSQL gets a CSV as JSON, where each row repeats the names of the columns. */
  csvJsonBytes: 1024 * 1024,
  formBytes: 64 * 1024,
  /** PostgreSQL's functions have no more. */
  arguments: 100,
  formPairs: 1_000,
  answerBytes: 32 * 1024 * 1024,
  embedDepth: 8,
  embeds: 50,
  /** Lists within lists: each level multiplies the rows of those above. */
  nestedLists: 3,
  /** A row, what it points at and that one's own kind again: more is a way in circles. */
  sameRelationOnPath: 2,
  filters: 500,
  logicDepth: 32,
  jsonPathSteps: 32,
  columns: 1_000,
} as const
