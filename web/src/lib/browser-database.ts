/** Opening takes longer than reading, so the database stays open; if the browser closes it, the next use opens it again. */
export class BrowserDatabase {
  readonly #name: string
  readonly #version: number
  readonly #upgrade: (database: IDBDatabase, transaction: IDBTransaction) => void
  #opened: Promise<IDBDatabase> | undefined

  constructor(
    name: string,
    version: number,
    upgrade: (database: IDBDatabase, transaction: IDBTransaction) => void,
  ) {
    this.#name = name
    this.#version = version
    this.#upgrade = upgrade
  }

  /** Rejects if the browser stores nothing, as in a private window or on a full disk. */
  async use<T>(
    store: string,
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore) => IDBRequest<T> | undefined,
  ): Promise<T | undefined> {
    try {
      this.#opened ??= this.#open()
      const database = await this.#opened
      const transaction = database.transaction(store, mode)
      const request = work(transaction.objectStore(store))
      await done(transaction)
      return request?.result
    } catch (error) {
      this.#opened = undefined
      throw error
    }
  }

  #open(): Promise<IDBDatabase> {
    return new Promise((resolve, reject) => {
      const request = indexedDB.open(this.#name, this.#version)
      request.addEventListener('upgradeneeded', () => {
        if (request.transaction) this.#upgrade(request.result, request.transaction)
      })
      request.addEventListener('success', () => {
        const { result: database } = request
        // Closes the database if another tab needs a newer version, or forgets it if the browser closed it; the next use opens it again.
        const forget = () => {
          database.close()
          this.#opened = undefined
        }
        database.addEventListener('versionchange', forget)
        database.addEventListener('close', forget)
        resolve(database)
      })
      request.addEventListener('error', () => reject(request.error ?? new Error('not opened')))
    })
  }
}

function done(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve())
    const fail = () => reject(transaction.error ?? new Error('not done'))
    transaction.addEventListener('error', fail)
    transaction.addEventListener('abort', fail)
  })
}
