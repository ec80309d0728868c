import type { Field, FieldValue } from '@predio/domain/fields'
import type { ComponentType, ReactNode } from 'react'
import type { SaveTexts } from '../../lib/save-texts.ts'
import type { Saved } from '../../lib/save-row.ts'

export interface Version {
  id: string
  updated_at: string
}

export type FactSuggestions = ComponentType<{
  children: (words: readonly string[]) => ReactNode
}>

interface OutboxChange<Row> {
  base: Row
  values: Partial<Row>
  row: Row
  wasSent: boolean
}

/** FACT-01: describes which facts of a record the agent can change in its row. */
export interface FactKind<Row extends Version, Name extends keyof Row & string> {
  fields: Readonly<Record<Name, Field>>
  nameOf: (row: Row) => string
  texts: SaveTexts & { updated: string }
  update: (userId: string, row: Version, values: Partial<Row>) => Promise<Saved<Row>>
  /** OUT-01: without this function a change that cannot be sent fails. */
  toOutbox?: (userId: string, change: OutboxChange<Row>) => Promise<void>
  unset?: string
  faultOf?: (name: Name, value: FieldValue) => string | undefined
  Suggestions?: FactSuggestions
}
