import type { SelectionAnswer, VisitSlot } from '@predio/domain/selections'
import type { InteractionRow } from '../../../records/interactions/api/interaction-row.ts'
import type { TaskRow } from '../../../records/tasks/api/task-row.ts'

export interface EndingContract {
  /** Of the property. */
  id: string
  title: string
  ends_on: string
  client_id: string | null
  client_name: string | null
}

export interface NewAnswer {
  /** Of the listing in its selection. */
  id: string
  selection_id: string
  property_id: string | null
  title: string | null
  answer: SelectionAnswer
  comment: string | null
  visit_slots: VisitSlot[]
  answered_at: string
  client_id: string | null
  client_name: string | null
}

/** The result of day_facts(): at most fifty of each, and how many there are in all. */
export interface DayFacts {
  tasks: TaskRow[]
  task_count: number
  visits: InteractionRow[]
  visit_count: number
  /** Without a result. */
  open_visit_count: number
  contracts: EndingContract[]
  contract_count: number
  answers: NewAnswer[]
  answer_count: number
}
