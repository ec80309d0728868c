/**
 * How long tests wait at most. They say nothing of how fast the product is, which bench/ measures: they end what hangs. Beside other
 * work everything takes many times as long as on an idle machine, and a test that gives up too early fails there for nothing.
 */

/** What a screen shows after one step, and a test of rules or of one function. */
export const STEP_WITHIN_MS = 30_000

/** A server with its own PostgreSQL: seconds, and beside other work more than a minute. Less than the hooks it starts in, so that its own log says why. */
export const STARTS_WITHIN_MS = 120_000

/** For Playwright: the answer of a real WordPress, or a list of thousands of rows. */
export const LONG_WAIT = { timeout: 180_000 }

/** A test or a hook of several such steps, that starts servers, restores a backup or asks hundreds of things. */
export const LONG_TEST_MS = 240_000
