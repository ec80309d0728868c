import type { SelectionAnswer, VisitSlot } from '@predio/domain/selections'
import type { InteractionRow } from '../../../records/interactions/api/interaction-row.ts'
import type { TaskRow } from '../../../records/tasks/api/task-row.ts'

export interface EndingContract {
  id: string
  title: string
  ends_on: string
  client_id: string | null
  client_name: string | null
}

export interface NewAnswer {
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

/** day_facts() returns at most fifty records of each kind, and the number of all of them. */
export interface DayFacts {
  tasks: TaskRow[]
  task_count: number
  visits: InteractionRow[]
  visit_count: number
  open_visit_count: number
  contracts: EndingContract[]
  contract_count: number
  answers: NewAnswer[]
  answer_count: number
}
