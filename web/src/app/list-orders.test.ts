import { entityRules, queryOf, type ServerEntity } from '@predio/domain/views'
import { expect, it } from 'vitest'
import { LISTED_CLIENT } from '../records/clients/api/list-clients.ts'
import { ROW_COLUMNS as LISTED_DOCUMENT } from '../records/documents/api/document-row.ts'
import { LISTED_INTERACTION } from '../records/interactions/api/list-interactions.ts'
import { ROW_COLUMNS as LISTED_OPPORTUNITY } from '../records/opportunities/api/opportunity-row.ts'
import { LISTED_TASK } from '../records/tasks/api/list-tasks.ts'

const LISTS: Record<ServerEntity, string> = {
  clients: LISTED_CLIENT,
  opportunities: LISTED_OPPORTUNITY,
  tasks: LISTED_TASK,
  interactions: LISTED_INTERACTION,
  documents: LISTED_DOCUMENT,
}

const DAY = { now: new Date(), zone: 'America/Merida' }

it.each(Object.keys(LISTS) as ServerEntity[])(
  'SAVE-16 the list of %s reads every column by which it can be ordered, so that the next page can begin there',
  (list) => {
    const fields = entityRules(list).fields.filter(({ sort }) => sort !== undefined)
    const sorts = fields.map(({ key: field }) => ({ field, ascending: true }))
    const asked = queryOf(list, { conditions: [], sorts, columns: [] }, DAY).sorts
    const read = LISTS[list].split(', ')
    expect(
      asked.map(({ column }) => column).filter((column) => !read.includes(column)),
      `columns that the list of ${list} is ordered by and does not read`,
    ).toEqual([])
  },
)
