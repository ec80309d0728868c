// `FROM_URL=… FROM_KEY=… TO_URL=… TO_KEY=… npm run copy:files` copies every stored file to the same bucket and name of another server.
// Either server may be Predio or Supabase; the keys are secret keys. A second run replaces the files. docs/scale.md says when to use it.

const NAMES = ['FROM_URL', 'FROM_KEY', 'TO_URL', 'TO_KEY']
const AT_ONCE = 4
const PAGE = 500

/** @typedef {{ url: string, key: string }} Side */

const missing = NAMES.filter((name) => !process.env[name])
if (missing.length > 0) {
  console.error(`Faltan variables: ${missing.join(', ')}.`)
  process.exit(1)
}
const from = sideOf('FROM')
const to = sideOf('TO')
/** @type {string[]} */
const failures = []
let copied = 0
for (const bucket of await listBuckets(from)) {
  const waiting = listFiles(from, bucket)
  const copyNext = async () => {
    for await (const name of waiting) {
      try {
        await copy(bucket, name)
        copied += 1
      } catch (error) {
        failures.push(
          `${bucket}/${name}: ${error instanceof Error ? error.message : String(error)}`,
        )
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, copyNext))
}
console.log(`Archivos copiados: ${copied}.`)
for (const failure of failures) console.error(`No se copió ${failure}`)
process.exit(failures.length === 0 ? 0 : 1)

/** @param {'FROM' | 'TO'} prefix @returns {Side} */
function sideOf(prefix) {
  const url = process.env[`${prefix}_URL`] ?? ''
  return { url: url.replace(/\/+$/, ''), key: process.env[`${prefix}_KEY`] ?? '' }
}

/** @param {Side} side @param {string} path @param {Omit<RequestInit, 'headers'> & { headers?: Record<string, string> }} [init] */
async function ask({ url, key }, path, init = {}) {
  const headers = { apikey: key, authorization: `Bearer ${key}`, ...init.headers }
  const response = await fetch(`${url}/storage/v1/${path}`, { ...init, headers })
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
  return response
}

/** @param {Side} side @returns {Promise<string[]>} */
async function listBuckets(side) {
  const buckets = /** @type {{ id: string }[]} */ (await (await ask(side, 'bucket')).json())
  return buckets.map(({ id }) => id)
}

/** @param {Side} side @param {string} bucket @returns {AsyncGenerator<string>} */
async function* listFiles(side, bucket) {
  let cursor
  do {
    const response = await ask(side, `object/list-v2/${bucket}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ prefix: '', limit: PAGE, with_delimiter: false, cursor }),
    })
    const page =
      /** @type {{ objects: { name: string }[], hasNext: boolean, nextCursor?: string }} */ (
        await response.json()
      )
    for (const { name } of page.objects) yield name
    cursor = page.hasNext ? page.nextCursor : undefined
  } while (cursor !== undefined)
}

/** @param {string} bucket @param {string} name */
async function copy(bucket, name) {
  const path = `object/${bucket}/${name.split('/').map(encodeURIComponent).join('/')}`
  const response = await ask(from, path)
  const { headers } = response
  await ask(to, path, {
    method: 'POST',
    headers: {
      'content-type': headers.get('content-type') ?? 'application/octet-stream',
      'cache-control': headers.get('cache-control') ?? 'max-age=3600',
      'x-upsert': 'true',
    },
    // The file of at most 50 MB is read whole, so that its length is known when it is sent.
    body: await response.arrayBuffer(),
  })
}
