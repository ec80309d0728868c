import type { Transaction } from '../database/types.ts'

/** What the demo needs of the storage module, handed in likewise. */
export type StoreFile = (
  tx: Transaction,
  file: { bucket: string; key: string; owner: string; type: string; bytes: Uint8Array },
) => Promise<void>

/** What the demo needs of the auth module, which it may not import: whoever builds the server hands it in. */
export interface Accounts {
  createUser: (
    tx: Transaction,
    user: { id: string; email: string; passwordHash: string; confirmed: boolean },
  ) => Promise<unknown>
  passwords: {
    hash: (password: string) => Promise<string>
    matches: (password: string, stored: string | null) => Promise<boolean>
  }
  /** Encrypts a key and binds it to the site it is for. */
  storeSecret: (
    tx: Transaction,
    place: { owner: string; name: 'site'; siteUrl: string },
    secret: string,
  ) => Promise<void>
}
