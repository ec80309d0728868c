import { afterEach, beforeEach, vi } from 'vitest'
import { forgetFields } from '../site-fields.ts'

/** Each test begins with a site that nobody has read. Node has no requestIdleCallback, so the browser counts as always idle. */
export function readAtOnce(): void {
  beforeEach(() => {
    forgetFields()
    vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work, 0))
    vi.stubGlobal('cancelIdleCallback', clearTimeout)
  })
  afterEach(() => void vi.unstubAllGlobals())
}
