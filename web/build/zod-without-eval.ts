import { config } from 'zod/v4'

// Whether code may be made of text is tried out where the first schema is made, and the page's Content-Security-Policy reports the attempt.
config({ jitless: true })

export * from 'zod/v4'
