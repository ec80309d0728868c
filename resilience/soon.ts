/** How long to poll for what must come; ten seconds are for a machine that is busy, not for us. */
export const SOON = { timeout: 10_000, interval: 20 }
