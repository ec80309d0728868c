/** The views that every agent has of their tasks (TASK-04, TASK-05). */
export const TASK_VIEWS = ['today', 'overdue', 'week', 'all'] as const
export type TaskView = (typeof TASK_VIEWS)[number]

export const TASK_VIEW_LABELS: Record<TaskView, string> = {
  today: 'Hoy',
  overdue: 'Vencidas',
  week: 'Esta semana',
  all: 'Todas',
}
