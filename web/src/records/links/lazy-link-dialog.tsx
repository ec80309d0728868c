import { lazy } from 'react'

/** The form and its rules come when it is first opened: whoever offers it does not wait for them. */
export const LinkDialog = lazy(async () => ({
  default: (await import('./link-dialog.tsx')).LinkDialog,
}))
