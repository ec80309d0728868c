import type { Field, FieldValue } from '@predio/domain/fields'
import type { ComponentType, ReactNode } from 'react'
import type { SaveTexts } from '../../lib/save-texts.ts'
import type { Saved } from '../../lib/save-row.ts'

export interface Version {
  id: string
  updated_at: string
}

/** Words that are one press away, read once they are shown. */
export type FactSuggestions = ComponentType<{
  children: (words: readonly string[]) => ReactNode
}>

interface Unsent<Row> {
  base: Row
  values: Partial<Row>
  /** The record as it will be. */
  row: Row
  wasSent: boolean
}

/** What a kind of record says so that facts of its rows can be changed where they stand (FACT-01). */
export interface FactKind<Row extends Version, Name extends keyof Row & string> {
  /** Of the description of its fields. */
  fields: Readonly<Record<Name, Field>>
  nameOf: (row: Row) => string
  texts: SaveTexts & { updated: string }
  /** Writes these columns over the version of the row. */
  update: (userId: string, row: Version, values: Partial<Row>) => Promise<Saved<Row>>
  /** Keeps what could not reach the server (OUT-01); without it such a change fails. */
  keep?: (userId: string, change: Unsent<Row>) => Promise<void>
  /** What a choice that nobody made counts as. */
  unset?: string
  /** Why a value that its field allows is refused. */
  faultOf?: (name: Name, value: FieldValue) => string | undefined
  /** The words that the agent uses already. */
  Suggestions?: FactSuggestions
}
