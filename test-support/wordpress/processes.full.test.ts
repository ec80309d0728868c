import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { root } from '../../scripts/lib/root.mjs'
import { ask } from './ask-site.ts'
import { startWordPress } from './start-wordpress.ts'

function processesAbout(text: string): string[] {
  const about = (pid: string) =>
    ['cmdline', 'environ'].some((file) => {
      try {
        return readFileSync(join('/proc', pid, file), 'utf8').includes(text)
      } catch {
        return false
      }
    })
  return readdirSync('/proc').filter((name) => /^\d+$/.test(name) && about(name))
}

function databaseFolder(siteFolder: string): string {
  const { database } = JSON.parse(readFileSync(join(siteFolder, 'site.json'), 'utf8')) as {
    database: { socket: string }
  }
  return dirname(database.socket)
}

describe('sites side by side', () => {
  it('sites running side by side are independent, and the last one stops the database', async () => {
    const [houzez, acf] = await Promise.all([
      startWordPress({ listings: 2 }),
      startWordPress({ listings: 5, vocabulary: 'acf' }),
    ])
    const database = databaseFolder(houzez.folder)
    expect(databaseFolder(acf.folder)).toBe(database)
    expect(houzez.keys.admin.password).not.toBe(acf.keys.admin.password)

    await houzez.stop()
    expect(processesAbout(houzez.folder)).toEqual([])
    expect(existsSync(houzez.folder)).toBe(false)
    await expect(ask(houzez.url)).rejects.toThrow('fetch failed')
    expect((await ask(acf.endpoint)).headers.get('x-wp-total')).toBe(String(acf.manifest.listed))

    await acf.stop()
    expect(processesAbout(acf.folder)).toEqual([])
    expect(processesAbout(database)).toEqual([])
    expect(existsSync(database)).toBe(false)
  })
})

describe('a test process that is killed', () => {
  it('a test process that is killed leaves no process of its site running', async () => {
    const serving = spawn(
      process.execPath,
      ['--import', 'tsx', 'test-support/wordpress/serve.ts', '--listings', '1'],
      { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] },
    )
    const folder = dirname(await manifestOf(serving))
    const database = databaseFolder(folder)
    onTestFinished(() => {
      for (const left of [folder, database]) rmSync(left, { recursive: true, force: true })
    })
    const ours = () => [...processesAbout(folder), ...processesAbout(database)]
    expect(ours().length).toBeGreaterThan(0)

    const died = once(serving, 'exit')
    serving.kill('SIGKILL')
    await died
    await vi.waitFor(() => expect(ours()).toEqual([]), { timeout: 20_000, interval: 100 })
  })
})

async function manifestOf(serving: ChildProcess): Promise<string> {
  let said = ''
  for await (const chunk of serving.stdout ?? []) {
    said += String(chunk)
    const found = /"manifest": "([^"]+)"/.exec(said)
    if (found?.[1]) return found[1]
  }
  throw new Error(`the site did not start:\n${said}`)
}
