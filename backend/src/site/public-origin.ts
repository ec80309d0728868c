import { type SiteFile, withText } from './read-files.ts'

/** The built pages contain this placeholder wherever an absolute address is needed, so that one build serves every deployment. */
const PLACEHOLDER = 'https://origen.predio.invalid'

/** Link previews, sitemaps and search engines need absolute addresses. */
export function withPublicOrigin(file: SiteFile, origin: string): SiteFile {
  if (!/^(text\/(html|plain)|application\/xml)/.test(file.type)) return file
  if (!file.bytes.includes(PLACEHOLDER)) return file
  return withText(file, file.bytes.toString('utf8').replaceAll(PLACEHOLDER, origin))
}
