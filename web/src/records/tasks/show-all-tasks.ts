import { saveDraft } from '../../lib/drafts.ts'
import { FILTERS_DRAFT, NO_FILTERS } from './filters.ts'

/** Before the tab is opened from elsewhere to see one of them: it need not be due today. */
export function showAllTasks(userId: string): void {
  saveDraft(FILTERS_DRAFT, userId, { ...NO_FILTERS, view: 'all' })
}
