import type { Transaction } from '../database/types.ts'

export type StoreFile = (
  tx: Transaction,
  file: { bucket: string; key: string; owner: string; type: string; bytes: Uint8Array },
) => Promise<void>

/** Modules do not import one another, so the code that builds the server passes in auth's functions. */
export interface Accounts {
  createUser: (
    tx: Transaction,
    user: { id: string; email: string; passwordHash: string; confirmed: boolean },
  ) => Promise<unknown>
  passwords: {
    hash: (password: string) => Promise<string>
    matches: (password: string, stored: string | null) => Promise<boolean>
  }
  storeSecret: (
    tx: Transaction,
    place: { owner: string; name: 'site'; siteUrl: string },
    secret: string,
  ) => Promise<void>
}
