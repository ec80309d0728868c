import { afterEach, beforeEach, vi } from 'vitest'
import { forgetFields } from '../site-fields.ts'

/**
 * Each test begins with a site that was never read. Node has no requestIdleCallback, so this stands in for a browser that is always idle.
 */
export function readAtOnce(): void {
  beforeEach(() => {
    forgetFields()
    vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work, 0))
    vi.stubGlobal('cancelIdleCallback', clearTimeout)
  })
  afterEach(() => void vi.unstubAllGlobals())
}
