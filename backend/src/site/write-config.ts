import { type SiteFile, withText } from './read-files.ts'

/** The tag by which the document asks for the configuration (web/build/preload-chunks.ts writes this tag). */
const ASKED = '<link rel="preload" as="fetch" crossorigin href="/config.json">'
/** Each document as this machine sees it, where the demo is offered, and as everybody else does. */
const MAX_KEPT = 8

/** Puts the configuration into a document that would ask for it: one answer less to wait for. Each is compressed once. */
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
