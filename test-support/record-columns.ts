import { COLUMNS, type Tables } from '@predio/domain/database'

const OF_EVERY_ROW = ['id', 'user_id', 'created_at', 'updated_at'] as const

/**
 * The columns of each kind of record that its form does not have. All others are the form's: a new column is either in the form, in its
 * probes, in its round trip and in the demo, or it stands here.
 */
export const NOT_OF_FORM = {
  clients: [...OF_EVERY_ROW, 'search', 'import_id', 'import_row', 'needs_review', 'is_example'],
  client_preferences: [...OF_EVERY_ROW, 'client_id'],
  opportunities: [
    ...OF_EVERY_ROW,
    // Triggers set them by the stage.
    'status',
    'closed_at',
    'stage_changed_at',
    'furthest_stage',
    'is_example',
  ],
  tasks: [
    ...OF_EVERY_ROW,
    'completed_at',
    'assigned_to',
    // Of tasks that the server creates.
    'purpose',
    'message',
    'is_example',
  ],
  interactions: [
    ...OF_EVERY_ROW,
    // Its own button.
    'pinned_at',
    // Of a visit that was booked with a selection or on the public site.
    'booked_by',
    'selection_item_id',
    'is_example',
  ],
  properties: [
    ...OF_EVERY_ROW,
    'search',
    // What only the copy of a site's listing has.
    'wordpress_id',
    'site',
    'site_listing_id',
    'site_facts',
    'first_seen_at',
    'last_seen_at',
    'left_site_at',
    'not_joined',
    'url',
    // The record of a listing, on its page.
    'assigned_agent',
    'rental_contract_end',
    'tags',
    // 'Archivar'.
    'status',
    'own_number',
    'is_example',
  ],
  professionals: [...OF_EVERY_ROW, 'search'],
  professional_jobs: [...OF_EVERY_ROW, 'professional_id'],
  sales_scripts: [...OF_EVERY_ROW],
  // Of the details; the text has an editor of its own.
  documents: [
    ...OF_EVERY_ROW,
    'content',
    'type',
    'url',
    'version',
    'template_id',
    'metadata',
    'last_edited_at',
    'search',
  ],
} as const satisfies { [Table in keyof typeof COLUMNS]?: readonly (keyof Tables<Table>)[] }

export type RecordTable = keyof typeof NOT_OF_FORM

export const RECORD_TABLES = Object.keys(NOT_OF_FORM) as RecordTable[]

/** The columns that the form of a kind saves. */
export function formColumns(table: RecordTable): string[] {
  const others: readonly string[] = NOT_OF_FORM[table]
  return COLUMNS[table].filter((column) => !others.includes(column))
}
