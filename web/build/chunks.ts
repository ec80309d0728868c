import type { Rolldown } from 'vite'

type Group = Rolldown.CodeSplittingGroup

/** The names of the chunks that a document asks for before any script runs (see preload-chunks.ts). */
export const REACT_CHUNK = 'react'
export const AUTH_CHUNK = 'auth'
export const DASHBOARD_CHUNKS = ['dashboard', 'properties']

/** What makes or shows files: each library is a chunk of its own, loaded when somebody asks for such a file. */
const FILE_LIBRARIES = /\/node_modules\/(docx|pdfjs-dist|pdfmake)\//

/** The entry, and what signing in and the dashboard share. */
const BOTH_FIRST_SCREENS = new RegExp(
  [
    String.raw`/web/app\.html$`,
    String.raw`/ui/(text-field|notice|link|field-label|field-help|meter)\.tsx$`,
    String.raw`/features/auth/(messages|api/resend-confirmation|confirm/use-seconds-until)\.ts$`,
    String.raw`/lucide-react/.*/(check|circle)\.`,
  ].join('|'),
)

/** The inputs of forms, with the libraries behind them. */
const FORMS =
  /\/web\/src\/ui\/|\/node_modules\/(react-hook-form|@hookform|zod|react-aria|react-stately|@react-|@internationalized)/

/** What several screens use, but only once somebody opens a listing, a document or a tool: lists do not wait for it. */
const OPENED_LATER = new RegExp(
  [
    String.raw`/node_modules/(dompurify|uqr|iceberg-js|@noble|@supabase/storage-js)/`,
    String.raw`/features/(properties|listing-page|listing-import|site-health|documents|assistant)/`,
    String.raw`/(capabilities|records)/(documents|exports|identity|imports|matching|own-data|own-listings|owner-reports|second-factor|selections|share-result|sheets)/`,
    String.raw`/domain/src/(assistant|documents|identity|listing-import|owner-reports|privacy|selections|sheets|xlsx)/`,
  ].join('|'),
)

/**
 * Chunks by how they are used. Left alone, the bundler makes one for every set of screens that share a module: hundreds, of
 * which the first screen fetches a hundred. A group takes the module it names and everything that this module needs, unless a
 * group before it has taken that; so a chunk needs only chunks above it. What one screen alone uses stays in its own chunk.
 */
const GROUPS: readonly Group[] = [
  // What needs nothing else of the app, so that it can run before the rest has come.
  { name: REACT_CHUNK, test: /\/node_modules\/(react|react-dom|react-router|scheduler)\// },
  // With what both the first screens need, so that neither asks for the other's chunk.
  { name: 'start', test: BOTH_FIRST_SCREENS },
  { name: AUTH_CHUNK, test: /\/features\/auth\/(login|register|recover)-screen\.tsx$/ },
  { name: 'dashboard', test: /\/(dashboard-page|connection-status)\.tsx$/ },
  // The first screen, with what it goes on with: it reads the site and shows the controls that need the listings.
  {
    name: 'properties',
    test: /\/app\/properties-section\.tsx$|\/records\/listings\/(reading|site|store|api)\/|\/properties\/(browse\/sort-select|chat\/chat-toggle)\.tsx$/,
  },
  { name: 'forms', test: FORMS, minShareCount: 2 },
  // The CRM's first list, with what all lists and forms of records have in common.
  { name: 'records', test: /\/crm-section\.tsx$|\/clients-tab\.tsx$/ },
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
