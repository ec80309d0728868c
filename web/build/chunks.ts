import type { Rolldown } from 'vite'

type Group = Rolldown.CodeSplittingGroup

export const REACT_CHUNK = 'react'
export const AUTH_CHUNK = 'auth'
const DASHBOARD = ['dashboard', 'properties']
/** Of addresses below /dashboard, by their document: those with a first screen of their own, and all others. */
export const DASHBOARD_DOCUMENTS = {
  'dashboard.html': DASHBOARD,
  'dashboard-propiedades.html': DASHBOARD,
  'dashboard-clientes.html': [...DASHBOARD, 'records'],
  'dashboard-today.html': [...DASHBOARD, 'records', 'today'],
}

/** Each library that makes or shows files is a chunk of its own, loaded on demand. */
const FILE_LIBRARIES = /\/node_modules\/(docx|pdfjs-dist|pdfmake)\//

const BOTH_FIRST_SCREENS = new RegExp(
  [
    String.raw`/web/app\.html$`,
    String.raw`/ui/(text-field|notice|link|field-label|field-help|meter)\.tsx$`,
    String.raw`/features/auth/(messages|api/resend-confirmation|confirm/use-seconds-until)\.ts$`,
    String.raw`/lucide-react/.*/(check|circle)\.`,
  ].join('|'),
)

const FORMS =
  /\/web\/src\/ui\/|\/node_modules\/(react-hook-form|@hookform|zod|react-aria|react-stately|@react-|@internationalized)/

/** Several screens use these only once somebody opens a listing, a document or a tool, so lists do not wait for them. */
const OPENED_LATER = new RegExp(
  [
    String.raw`/node_modules/(dompurify|uqr|iceberg-js|@noble|@supabase/storage-js)/`,
    String.raw`/features/(properties|listing-page|listing-import|site-health|documents|assistant)/`,
    String.raw`/(capabilities|records)/(documents|exports|identity|imports|matching|own-data|own-listings|owner-reports|second-factor|selections|share-result|sheets)/`,
    String.raw`/domain/src/(assistant|documents|identity|listing-import|owner-reports|privacy|selections|sheets|xlsx)/`,
  ].join('|'),
)

/**
 * Chunks follow usage. The bundler's own choice, one for every set of screens that share a module, gives hundreds. A group takes its
 * modules and everything that they need, unless an earlier group has taken that, so a chunk only needs earlier chunks. What one screen
 * alone uses stays in its own chunk.
 */
const GROUPS: readonly Group[] = [
  { name: REACT_CHUNK, test: /\/node_modules\/(react|react-dom|react-router|scheduler)\// },
  // Both first screens need this, so neither loads the other's chunk.
  { name: 'start', test: BOTH_FIRST_SCREENS },
  { name: AUTH_CHUNK, test: /\/features\/auth\/(login|register|recover)-screen\.tsx$/ },
  { name: 'dashboard', test: /\/(dashboard-page|connection-status)\.tsx$/ },
  {
    name: 'properties',
    test: /\/app\/properties-section\.tsx$|\/records\/listings\/(reading|site|store|api)\/|\/properties\/(browse\/sort-select|chat\/chat-toggle)\.tsx$/,
  },
  // The chunk of the CRM's first list contains what all lists share; forms come when one is opened.
  { name: 'records', test: /\/crm-section\.tsx$|\/clients-tab\.tsx$/ },
  { name: 'today', test: /\/today-place\.tsx$/ },
  // Asked for after every first screen; as a part of what screens share it would bring all of that.
  { name: 'push', test: /\/features\/notifications\/push\/this-device\.ts$/ },
  { name: 'forms', test: FORMS, minShareCount: 2 },
  {
    name: 'shared',
    test: (id) => !FILE_LIBRARIES.test(id) && !OPENED_LATER.test(id),
    minShareCount: 2,
  },
  { name: 'opened-later', test: (id) => !FILE_LIBRARIES.test(id), minShareCount: 2 },
]

export const codeSplitting = {
  groups: GROUPS.map((group, index) => Object.assign(group, { priority: GROUPS.length - index })),
}
