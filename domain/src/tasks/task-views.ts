/** TASK-04 and TASK-05: every agent has these views. */
export const TASK_VIEWS = ['today', 'overdue', 'week', 'all'] as const
export type TaskView = (typeof TASK_VIEWS)[number]

export const TASK_VIEW_LABELS: Record<TaskView, string> = {
  today: 'Hoy',
  overdue: 'Vencidas',
  week: 'Esta semana',
  all: 'Todas',
}
