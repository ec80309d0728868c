import type { Screen } from './screen.ts'
import { SCREENS } from './screens.ts'

/** These screens consist of the same parts as another one. The gate tests only that one, the long form tests all. */
const LOOKS_LIKE: Readonly<Record<string, string>> = {
  privacy: 'terms',
  'help-guide': 'terms',
  'selection-visit': 'selection',
  'shared-not-found': 'selection-not-found',
  'notice-not-found': 'selection-not-found',
  'site-listings-filtered': 'site-listings',
  'site-notice': 'terms',
  'site-not-found': 'site-listings-none',
  'owner-report-quiet': 'owner-report',
  'login-refused': 'login-faults',
  register: 'register-typing',
  'register-faults': 'login-faults',
  login: 'login-faults',
  recover: 'login-faults',
  'recovery-expired': 'confirm-recovery',
  'confirm-expired': 'confirm-recovery',
  'confirm-incomplete': 'confirm-recovery',
  'section-crm': 'clients',
  'section-scripts': 'section-directory',
  'section-documents': 'documents',
  'section-calculator': 'calculator-shared',
  'section-estimator': 'estimator-result',
  'record-not-found': 'dashboard-not-found',
  'search-open': 'search-command',
  'selection-edit': 'client-form',
  'property-link': 'property-tags',
  'properties-pick': 'clients-chosen',
  'properties-pick-tags': 'property-tags',
  'profile-faults': 'profile',
  'profile-sessions': 'profile',
  'profile-notice': 'profile',
  'profile-notice-form': 'client-form',
  'profile-delete': 'directory-delete',
  'confirm-change': 'confirm-other',
  settings: 'section-settings',
  'subscription-cancel': 'directory-delete',
  'subscription-none': 'subscription',
  assistant: 'assistant-search',
  'assistant-kept': 'assistant-search',
  'opportunities-form': 'client-form',
  'opportunities-chosen': 'clients-chosen',
  'opportunities-view': 'opportunities-list',
  'opportunities-lost': 'client-form',
  'opportunities-lost-many': 'client-form',
  'clients-none': 'directory-none',
  'client-export': 'client-erase',
  'prospect-recognised': 'client-form',
  contact: 'contact-faults',
  'calls-whatsapp': 'client-form',
  'tasks-today': 'tasks-all',
  'task-opened': 'task-faults',
  'interaction-form': 'task-faults',
  'script-form': 'client-form',
  'directory-faults': 'task-faults',
  'images-ready': 'images-done',
  'images-crop': 'images-done',
  'calculator-faults': 'calculator-shared',
  'estimator-market': 'estimator-result',
  'estimator-save': 'client-form',
  'document-upload': 'task-faults',
  'document-history': 'writing-versions',
  'document-written': 'document-pdf',
  'documents-none': 'directory-none',
  'writing-details': 'client-form',
  'writing-template-preview': 'writing-from-template',
  'writing-template-form': 'task-faults',
}

const NAMES: ReadonlySet<string> = new Set(SCREENS.map(({ name }) => name))

for (const [name, other] of Object.entries(LOOKS_LIKE)) {
  if (!NAMES.has(name)) throw new Error(`no screen is called ${name}`)
  if (!NAMES.has(other) || other in LOOKS_LIKE) throw new Error(`${other} is not looked at`)
}

export function isRepeated({ name, isFailure, who }: Screen): boolean {
  return name in LOOKS_LIKE || (isFailure === true && who === 'demo')
}
