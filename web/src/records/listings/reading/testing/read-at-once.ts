import { afterEach, beforeEach, vi } from 'vitest'
import { forgetFields } from '../site-fields.ts'

/**
 * For tests of the reading: each begins with a site that nobody has read yet, in a browser that is always idle. Node has no
 * requestIdleCallback, so that every reading would wait its longest for the first cards to be drawn.
 */
export function readAtOnce(): void {
  beforeEach(() => {
    forgetFields()
    vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work, 0))
    vi.stubGlobal('cancelIdleCallback', clearTimeout)
  })
  afterEach(() => void vi.unstubAllGlobals())
}
