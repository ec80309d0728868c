import { type SiteFile, withText } from './read-files.ts'

/** With this tag a document requests the configuration (web/build/preload-chunks.ts writes the tag). */
const ASKED = '<link rel="preload" as="fetch" crossorigin href="/config.json">'
/** Each document exists in two forms: one for this machine, where the demo is offered, and one for everybody else. */
const MAX_KEPT = 8

/**
 * Writes the configuration into a document that would otherwise request it, which saves the page a round trip. Each result is compressed
 * once.
 */
export function configWriter(): (page: SiteFile, config: object) => SiteFile {
  const written = new Map<string, SiteFile>()
  return (page, config) => {
    // A script element ends at the first closing tag, even inside a JSON string.
    const json = JSON.stringify(config).replaceAll('<', String.raw`\u003c`)
    const key = page.etag + json
    const known = written.get(key)
    if (known) return known
    const block = `<script type="application/json" id="config">${json}</script>`
    const made = withText(
      page,
      page.bytes.toString('utf8').replace(ASKED, () => block),
    )
    if (written.size >= MAX_KEPT) written.clear()
    written.set(key, made)
    return made
  }
}
