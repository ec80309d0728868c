// Starts a real WordPress to experiment with: npx tsx test-support/wordpress/serve.ts --vocabulary acf --listings 20
import { parseArgs } from 'node:util'
import type { PostType, Vocabulary, WordPressOptions } from './options.ts'
import { startWordPress } from './start-wordpress.ts'

const { values } = parseArgs({
  options: {
    'post-type': { type: 'string' },
    vocabulary: { type: 'string' },
    listings: { type: 'string' },
    locked: { type: 'boolean' },
    strict: { type: 'boolean' },
    'drops-authorization': { type: 'boolean' },
    production: { type: 'boolean' },
    'plain-permalinks': { type: 'boolean' },
    'delay-ms': { type: 'string' },
  },
})

const options: WordPressOptions = {
  ...(values['post-type'] && { postType: values['post-type'] as PostType }),
  ...(values.vocabulary && { vocabulary: values.vocabulary as Vocabulary }),
  ...(values.listings && { listings: Number(values.listings) }),
  ...(values['delay-ms'] && { delayMs: Number(values['delay-ms']) }),
  locked: values.locked ?? false,
  strict: values.strict ?? false,
  dropsAuthorization: values['drops-authorization'] ?? false,
  environment: values.production ? 'production' : 'local',
  plainPermalinks: values['plain-permalinks'] ?? false,
}

const site = await startWordPress(options)
const { url, endpoint, folder, keys } = site
console.log(JSON.stringify({ url, endpoint, manifest: `${folder}/manifest.json`, keys }, null, 2))

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void site.stop().then(() => process.exit(0)))
}
