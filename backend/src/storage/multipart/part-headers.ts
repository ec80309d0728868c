export interface PartHeaders {
  /** The name may be empty, because supabase-js sends the file under the empty name. */
  name: string
  /** This is set for a file, even if the file is empty. */
  filename: string | undefined
  type: string | undefined
}

export function parsePartHeaders(text: string): PartHeaders {
  const headers = new Map<string, string>()
  for (const line of text.split('\r\n')) {
    const colon = line.indexOf(':')
    if (colon > 0)
      headers.set(line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim())
  }
  const disposition = headers.get('content-disposition') ?? ''
  return {
    name: readParameter(disposition, 'name') ?? '',
    filename: readParameter(disposition, 'filename') ?? readParameter(disposition, 'filename*'),
    type: headers.get('content-type') || undefined,
  }
}

export function readBoundary(contentType: string | undefined): string | undefined {
  if (contentType === undefined || !/^multipart\/form-data\s*(?:;|$)/i.test(contentType))
    return undefined
  const boundary = readParameter(contentType, 'boundary') ?? ''
  // RFC 2046 allows 1 to 70 characters. The limit keeps the search for delimiters cheap.
  return boundary.length >= 1 && boundary.length <= 200 ? boundary : ''
}

/** The whole name must match, because `filename` ends in `name`. */
function readParameter(header: string, name: string): string | undefined {
  const pattern = /;\s*([\w*-]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]*))/g
  for (const [, key, quoted, plain] of header.matchAll(pattern)) {
    if (key?.toLowerCase() !== name) continue
    return quoted === undefined ? plain : quoted.replaceAll(/\\(.)/g, '$1')
  }
  return undefined
}
