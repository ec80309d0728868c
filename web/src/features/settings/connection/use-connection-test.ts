import { useEffect, useRef, useState } from 'react'
import {
  testConnection,
  type ConnectionInput,
  type ConnectionReport,
  type ConnectionStep,
} from '../../../records/listings/site/test-connection.ts'
import { log } from '../../../lib/log.ts'

export type ConnectionTest =
  | { kind: 'idle' }
  | { kind: 'running'; step: ConnectionStep }
  | { kind: 'done'; input: ConnectionInput; report: ConnectionReport }
  | { kind: 'failed' }
  | { kind: 'offline' }

/** One test runs at a time. Its result stays until the person types another value. */
export function useConnectionTest() {
  const [test, setTest] = useState<ConnectionTest>({ kind: 'idle' })
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  function forget(): void {
    running.current?.abort()
    running.current = undefined
    setTest({ kind: 'idle' })
  }

  /** Returns the report of a successful test of the same values, so that saving need not test again. */
  function known({ url, key, usesSavedKey }: ConnectionInput): ConnectionReport | undefined {
    const isSame =
      test.kind === 'done' &&
      test.input.url === url &&
      test.input.key === key &&
      test.input.usesSavedKey === usesSavedKey
    return isSame && test.report.hasPropertiesEndpoint ? test.report : undefined
  }

  async function run(input: ConnectionInput): Promise<ConnectionReport | null> {
    running.current?.abort()
    // Without a connection the test would wrongly blame the site.
    if (!navigator.onLine) {
      setTest({ kind: 'offline' })
      return null
    }
    const own = new AbortController()
    running.current = own
    try {
      const report = await testConnection(input, own.signal, (step) =>
        setTest({ kind: 'running', step }),
      )
      own.signal.throwIfAborted()
      setTest({ kind: 'done', input: { ...input, url: report.url }, report })
      return report
    } catch (error) {
      if (own.signal.aborted) return null
      log.error('the connection test broke', error instanceof Error ? error.message : '')
      setTest({ kind: 'failed' })
      return null
    }
  }

  return { test, run, known, forget }
}
