import { config } from 'zod/v4'

// zod tests at the first schema whether code may be made from text, and the page's Content-Security-Policy would report the attempt.
config({ jitless: true })

export * from 'zod/v4'
