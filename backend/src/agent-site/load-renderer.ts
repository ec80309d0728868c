import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { SiteRenderer } from '@predio/domain/agent-site'

/** The module that web/src/app/agent-site is built into; none where no pages were built. */
export async function loadRenderer(file: string): Promise<SiteRenderer | undefined> {
  if (!existsSync(file)) return undefined
  return (await import(pathToFileURL(file).href)) as SiteRenderer
}
