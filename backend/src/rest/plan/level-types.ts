import type { Aggregate, SelectItem } from '../parse/types.ts'
import type { ExposedSchema, SchemaCache } from '../schema-cache/types.ts'
import type { LevelOptions } from './level-options.ts'
import type { Scope } from './resolve-field.ts'
import type { Embed, Level, Source } from './types.ts'

export interface PlanContext {
  cache: SchemaCache
  schema: ExposedSchema
  nextAlias(): string
}

export interface LevelRequest {
  source: Source
  scope: Scope
  items: readonly SelectItem[]
  options: LevelOptions
  spread: 'no' | 'to-one' | 'to-many'
  /** The server's own row limit, which does not apply to the rows that a change returns. */
  cap: number | undefined
}

export interface PlannedLevel {
  level: Level
  /** The columns that the level above shows when this level is spread. */
  exported: readonly Exported[]
}

export interface PlannedEmbed {
  embed: Embed
  scope: Scope
  exported: readonly Exported[]
}

export type EmbedsByName = ReadonlyMap<string, PlannedEmbed>

/** A column of a spread level as the level above shows it. */
export interface Exported {
  column: string
  name: string
  aggregate: Aggregate | undefined
  aggregateCast: string | undefined
}
