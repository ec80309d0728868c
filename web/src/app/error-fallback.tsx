import { useEffect } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { log } from '../lib/log.ts'
import { useTitle } from '../lib/use-title.ts'
import { FullPageError } from './full-page-error.tsx'
import { messages } from './messages.ts'

/** The last net of the whole app (specification, platform section 2). */
export function ErrorFallback() {
  const error = useRouteError()
  useTitle(messages.failed)
  useEffect(() => log.error('A screen failed', error), [error])
  return <FullPageError reason={reasonOf(error)} />
}

function reasonOf(error: unknown): string | undefined {
  if (isRouteErrorResponse(error)) return error.statusText
  return error instanceof Error ? error.message : undefined
}
