import type { Target } from './call-memory.ts'

/** A tab of the CRM: an entry of the history, as its screen reads it. */
export function crmTab(tab: 'tasks' | 'interactions'): Target {
  return { to: '/dashboard', state: { section: 'crm', tab } }
}
