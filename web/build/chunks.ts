import type { Rolldown } from 'vite'

type Group = Rolldown.CodeSplittingGroup

/** The names of the chunks that a document asks for before any script runs (see preload-chunks.ts). */
export const AUTH_CHUNK = 'auth'
export const DASHBOARD_CHUNKS = ['dashboard', 'properties']

/** What makes or shows files: each library is a chunk of its own, loaded when somebody asks for such a file. */
const FILE_LIBRARIES = /\/node_modules\/(docx|pdfjs-dist|pdfmake)\//

/** The inputs of forms, with the libraries behind them. */
const FORMS =
  /\/web\/src\/ui\/|\/node_modules\/(react-hook-form|@hookform|zod|react-aria|react-stately|@react-|@internationalized)/

/**
 * Chunks by how they are used. Left alone, the bundler makes one for every set of screens that share a module: hundreds, of
 * which the first screen fetches a hundred. A group takes the module it names and everything that this module needs, unless a
 * group before it has taken that; so a chunk needs only chunks above it. What one screen alone uses stays in its own chunk.
 */
const GROUPS: readonly Group[] = [
  { name: 'start', test: /\/web\/app\.html$/ },
  // With the toasts, which every page has.
  {
    name: AUTH_CHUNK,
    test: /\/features\/auth\/(login|register|recover)-screen\.tsx$|\/ui\/toast-region\.tsx$/,
  },
  { name: 'dashboard', test: /\/(dashboard-page|connection-status)\.tsx$/ },
  // The first screen, with what it goes on with: it reads the site and shows the controls that need the listings.
  {
    name: 'properties',
    test: /\/app\/properties-section\.tsx$|\/records\/listings\/(reading|site|store|api)\/|\/properties\/(browse\/sort-select|chat\/chat-toggle)\.tsx$/,
  },
  { name: 'forms', test: FORMS, minShareCount: 2 },
  { name: 'shared', test: (id) => !FILE_LIBRARIES.test(id), minShareCount: 2 },
]

export const codeSplitting = {
  groups: GROUPS.map((group, index) => Object.assign(group, { priority: GROUPS.length - index })),
}
