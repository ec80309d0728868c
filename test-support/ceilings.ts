/**
 * These limits end tests that hang. They say nothing about the product's speed, which bench/ measures. On a busy machine everything takes
 * many times longer, and a test that gives up too early would fail there for no reason.
 */

/** The limit for one step of a screen, and for a test of rules or of one function. */
export const STEP_WITHIN_MS = 30_000

/**
 * A server with its PostgreSQL starts in seconds, but on a busy machine in more than a minute. The limit is below that of hooks, so that
 * the server's own log explains a failure.
 */
export const STARTS_WITHIN_MS = 120_000

export const LONG_WAIT = { timeout: 180_000 }

export const LONG_TEST_MS = 240_000
