export { COLUMNS } from './database.types.ts'
export type { Database, Json, Tables, TablesInsert, TablesUpdate } from './database.types.ts'
