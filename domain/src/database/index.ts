export { COLUMNS } from './database.types.ts'
export type { Database, Enums, Json, Tables, TablesInsert, TablesUpdate } from './database.types.ts'
