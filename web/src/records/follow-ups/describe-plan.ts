import { CLIENT_TYPE_LABELS } from '@predio/domain/clients'
import { formatCalendarDate, type CalendarDate } from '@predio/domain/dates'
import { PLAN_START_LABELS, type Plan, type PlanStep } from '@predio/domain/follow-ups'
import { fillScript, scriptValues } from '@predio/domain/scripts'

type Started = Pick<Plan, 'starts_when' | 'client_type'> & { stage: { name: string } | null }

export function describeStart({ starts_when, client_type, stage }: Started): string {
  const about = client_type ? CLIENT_TYPE_LABELS[client_type] : stage?.name
  return about ? `${PLAN_START_LABELS[starts_when]}: ${about}` : PLAN_START_LABELS[starts_when]
}

export function describeDay(day: CalendarDate, today: CalendarDate): string {
  return formatCalendarDate(day, day.slice(0, 4) === today.slice(0, 4) ? 'weekday' : 'long')
}

/** PLAN-21: a task's title is taken word for word; a message gets the client's values. */
export function stepText(
  { kind, text }: Pick<PlanStep, 'kind' | 'text'>,
  client: { first_name: string },
): string {
  return kind === 'message' ? fillScript(text, scriptValues({ client })) : text
}
