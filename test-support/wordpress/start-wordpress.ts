import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '../temporary-folder.ts'
import { openSiteDatabase } from './database-server.ts'
import { holdPort } from './held-port.ts'
import { toManifest, type WordPressManifest } from './manifest.ts'
import { withDefaults, type WordPressOptions } from './options.ts'
import { ensureWordPressPackages } from './packages.ts'
import { runPhp, servePhp } from './php.ts'
import { planListings } from './plan/plan-listings.ts'
import { toSeed } from './seed.ts'
import { layOutSite, writeJson } from './site-folder.ts'
import { toSiteKeys, type SiteKeys } from './site-keys.ts'

export interface RunningWordPress {
  url: string
  endpoint: string
  manifest: WordPressManifest
  keys: SiteKeys
  folder: string
  stop(): Promise<void>
}

export async function startWordPress(wanted: WordPressOptions = {}): Promise<RunningWordPress> {
  ensureWordPressPackages()
  const options = withDefaults(wanted)
  const held = await holdPort()
  const folder = temporaryFolder('wordpress')
  const leave = async () => {
    await held.letGo()
    rmSync(folder, { recursive: true, force: true })
  }
  const database = await openSiteDatabase().catch(async (error: unknown) => {
    await leave()
    throw error
  })
  try {
    const url = `http://127.0.0.1:${held.port}`
    const listings = planListings(options)
    const manifest = toManifest(listings, { ...options, url })
    const seed = toSeed(listings, { ...options, url })
    const www = layOutSite(folder, { url, options, database, seed })
    const site = { www, compiled: join(database.folder, 'php') }
    await runPhp('install.php', site)
    const keys = toSiteKeys(JSON.parse(await runPhp('seed.php', site)))
    writeJson(join(folder, 'manifest.json'), manifest)
    await held.letGo()
    const server = await servePhp(site, held.port)
    const end = async () => {
      await server.stop()
      await database.release()
      await leave()
    }
    let ending: Promise<void> | undefined
    const endpoint = endpointOf(url, options.postType)
    return { url, endpoint, manifest, keys, folder, stop: () => (ending ??= end()) }
  } catch (error) {
    await database.release()
    await leave()
    throw error
  }
}

function endpointOf(url: string, postType: string): string {
  return `${url}/wp-json/wp/v2/${postType === 'none' ? 'properties' : postType}`
}
