import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { SitePage } from '@predio/domain/agent-site'

export interface PageMaker {
  renderSitePage(page: SitePage): string | Promise<string>
  close?(): Promise<void>
}

/**
 * The thread makes documents and does nothing else. It gives way to every other thread of the machine, so that the app is answered first
 * (on Linux a priority belongs to a thread). It is text, because the server is one file once it is built.
 */
const THREAD = `
  const { parentPort, workerData } = require('node:worker_threads')
  try { require('node:os').setPriority(0, 3) } catch {}
  const made = import(workerData)
  parentPort.on('message', async ({ id, page }) => {
    try {
      parentPort.postMessage({ id, html: (await made).renderSitePage(page) })
    } catch (error) {
      parentPort.postMessage({ id, fault: String(error && error.message) })
    }
  })`

interface Answer {
  id: number
  html?: string
  fault?: string
}

interface Waiting {
  resolve(html: string): void
  reject(error: Error): void
}

/** The module that web/src/app/agent-site is built into; none where no pages were built. */
export function loadRenderer(file: string): PageMaker | undefined {
  if (!existsSync(file)) return undefined
  const waiting = new Map<number, Waiting>()
  let worker: Worker | undefined
  let last = 0

  function fail(error: Error): void {
    worker = undefined
    for (const each of waiting.values()) each.reject(error)
    waiting.clear()
  }

  /** A server whose sites nobody visits has no such thread. */
  function start(): Worker {
    const started = new Worker(THREAD, { eval: true, workerData: pathToFileURL(file).href })
    started.unref()
    started.on('message', ({ id, html, fault }: Answer) => {
      const each = waiting.get(id)
      waiting.delete(id)
      if (html === undefined) each?.reject(new Error(`a page was not made: ${fault}`))
      else each?.resolve(html)
    })
    started.on('error', fail)
    started.on('exit', () => {
      if (worker === started) fail(new Error('the thread that makes pages ended'))
    })
    return started
  }

  return {
    renderSitePage(page) {
      worker ??= start()
      last += 1
      const id = last
      const html = new Promise<string>((resolve, reject) => waiting.set(id, { resolve, reject }))
      worker.postMessage({ id, page }, [])
      return html
    },
    async close() {
      const running = worker
      worker = undefined
      await running?.terminate()
    },
  }
}
