import type { Logger } from 'pino'
import type { Database } from '../../database/types.ts'
import { loadSchemaCache } from './load-schema-cache.ts'
import type { SchemaCache } from './types.ts'

/** Requests use the last loaded catalogue while a new one loads. */
export class SchemaCacheKeeper {
  readonly #database: Database
  readonly #schemas: readonly string[]
  readonly #log: Logger
  #current: Promise<SchemaCache> | undefined
  #reading: Promise<void> | undefined
  #again = false
  #timeZones: Promise<ReadonlySet<string>> | undefined
  #stopListening: Promise<() => Promise<void>> | undefined

  constructor(database: Database, schemas: readonly string[], log: Logger) {
    this.#database = database
    this.#schemas = schemas
    this.#log = log
  }

  start(): void {
    this.current().catch((error: unknown) =>
      this.#log.error({ err: error }, 'could not read the schema cache'),
    )
    const reload = () => void this.reload().catch(() => undefined)
    const hear = (payload: string) => {
      if (payload === '' || payload === 'reload schema') reload()
    }
    // A reload may have been requested while the connection was lost and could not listen.
    this.#stopListening = this.#database.listen('pgrst', hear, reload)
    this.#stopListening.catch((error: unknown) =>
      this.#log.error({ err: error }, 'cannot listen for schema reloads'),
    )
  }

  /** After a failed load, the next caller starts another one. */
  current(): Promise<SchemaCache> {
    this.#current ??= this.#firstReading()
    return this.#current
  }

  #firstReading(): Promise<SchemaCache> {
    const reading = loadSchemaCache(this.#database, this.#schemas)
    reading.catch(() => {
      if (this.#current === reading) this.#current = undefined
    })
    return reading
  }

  /** Resolves after a load that began after this call. */
  reload(): Promise<void> {
    if (this.#reading) {
      this.#again = true
      return this.#reading
    }
    this.#reading = this.#readUntilQuiet()
    return this.#reading
  }

  async #readUntilQuiet(): Promise<void> {
    try {
      do {
        this.#again = false
        const cache = await loadSchemaCache(this.#database, this.#schemas)
        this.#current = Promise.resolve(cache)
      } while (this.#again)
    } catch (error) {
      this.#log.error({ err: error }, 'could not reload the schema cache')
      throw error
    } finally {
      this.#reading = undefined
    }
  }

  /** PostgreSQL reads its zone files for this list, so the list is loaded only when a request names a zone. */
  timeZones(): Promise<ReadonlySet<string>> {
    this.#timeZones ??= this.#readTimeZones()
    return this.#timeZones
  }

  async #readTimeZones(): Promise<ReadonlySet<string>> {
    try {
      const { rows } = await this.#database.asOwner((tx) =>
        tx.query<{ name: string }>('select name from pg_catalog.pg_timezone_names'),
      )
      return new Set(rows.map(({ name }) => name))
    } catch (error) {
      this.#timeZones = undefined
      throw error
    }
  }

  async close(): Promise<void> {
    const stop = await this.#stopListening?.catch(() => undefined)
    await stop?.()
  }
}
