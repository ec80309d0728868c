interface Validators {
  etag: string
  lastModified: Date
}

type Headers = (name: string) => string | undefined

/** RFC 9110, 13.2.2: the date counts only if the request names no tag. */
export function isUnchanged(header: Headers, { etag, lastModified }: Validators): boolean {
  const tags = header('if-none-match')
  if (tags !== undefined) return matchesTag(tags, etag)
  return isNotAfter(lastModified, header('if-modified-since'))
}

/** A Range header is honoured without If-Range, or if If-Range names this version. */
export function mayAnswerRange(header: Headers, { etag, lastModified }: Validators): boolean {
  const condition = header('if-range')
  if (condition === undefined) return true
  return condition.includes('"') ? condition.trim() === etag : isNotAfter(lastModified, condition)
}

function matchesTag(header: string, etag: string): boolean {
  const weak = (tag: string) => tag.trim().replace(/^W\//, '')
  return header.trim() === '*' || header.split(',').some((tag) => weak(tag) === weak(etag))
}

/** Header dates have no fractions of a second. */
function isNotAfter(moment: Date, date: string | undefined): boolean {
  const limit = Date.parse(date ?? '')
  return !Number.isNaN(limit) && Math.floor(moment.getTime() / 1000) * 1000 <= limit
}
