import { lazy } from '../../lib/lazy.ts'

/** The form loads when it is first opened, so that the screen that offers it does not wait for it. */
export const LinkDialog = lazy(async () => ({
  default: (await import('./link-dialog.tsx')).LinkDialog,
}))
