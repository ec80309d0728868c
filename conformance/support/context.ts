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

export const url = inject('url')
export const publishableKey = inject('publishableKey')
export const secretKey = inject('secretKey')
export const jwtSecret = inject('jwtSecret')
export const dataDir = inject('dataDir')
