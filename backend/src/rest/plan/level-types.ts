import type { Aggregate, SelectItem } from '../parse/types.ts'
import type { ExposedSchema, SchemaCache } from '../schema-cache/types.ts'
import type { LevelOptions } from './level-options.ts'
import type { Scope } from './resolve-field.ts'
import type { Embed, Level, Source } from './types.ts'

/** What planning a level needs and gives: shared by the files that plan its parts. */
export interface PlanContext {
  cache: SchemaCache
  schema: ExposedSchema
  /** Gives every embedded level a name of its own. */
  nextAlias(): string
}

export interface LevelRequest {
  source: Source
  scope: Scope
  items: readonly SelectItem[]
  options: LevelOptions
  /** Its columns go into the level above. */
  spread: 'no' | 'to-one' | 'to-many'
  /** Rows that the server gives at most; undefined for those that a change returned. */
  cap: number | undefined
}

export interface PlannedLevel {
  level: Level
  /** What the level above takes when this one is spread. */
  exported: readonly Exported[]
}

export interface PlannedEmbed {
  embed: Embed
  scope: Scope
  exported: readonly Exported[]
}

/** The embeds of a level by the name that filters and order give them. */
export type EmbedsByName = ReadonlyMap<string, PlannedEmbed>

/** A column of a spread level, as the level above will show it. */
export interface Exported {
  column: string
  name: string
  aggregate: Aggregate | undefined
  aggregateCast: string | undefined
}
