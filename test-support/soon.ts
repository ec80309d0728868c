/** How long to wait for what must come: ten seconds are for a machine that is busy, where Vitest would give it one. */
export const SOON = { timeout: 10_000, interval: 20 }
