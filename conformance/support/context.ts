import { inject } from 'vitest'

declare module 'vitest' {
  export interface ProvidedContext {
    url: string
    publishableKey: string
    secretKey: string
    jwtSecret: string
    dataDir: string
  }
}

/** Where the server under test listens. */
export const url = inject('url')
export const publishableKey = inject('publishableKey')
export const secretKey = inject('secretKey')
/** The HS256 secret the server accepts besides its own ES256 key; lets a test make tokens. */
export const jwtSecret = inject('jwtSecret')
export const dataDir = inject('dataDir')
