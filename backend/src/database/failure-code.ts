export function failureCode(error: unknown): string {
  for (let each = error, depth = 0; each instanceof Error && depth < 6; depth += 1) {
    const { code, errors, cause } = each as Error & { code?: unknown; errors?: unknown[] }
    if (typeof code === 'string' && code !== '') return innerCode(code, each.message)
    const inner = errors?.find((one) => typeof (one as { code?: unknown }).code === 'string')
    if (inner) return (inner as { code: string }).code
    each = cause
  }
  return ''
}

/** Nodemailer replaces the system's error code with a general one; the system's code remains in the message. */
function innerCode(code: string, message: string): string {
  const isVague = code === 'ESOCKET' || code === 'ECONNECTION'
  return (isVague && /\bE[A-Z]{4,}\b/.exec(message)?.[0]) || code
}

const NAME_UNKNOWN = /^(ENOTFOUND|ENODATA|EAI_AGAIN|EAI_NODATA|EDNS|ESERVFAIL)$/
const NO_ANSWER =
  /^(ETIMEDOUT|ECONNABORTED|UND_ERR_CONNECT_TIMEOUT|UND_ERR_HEADERS_TIMEOUT|TimeoutError)$/
const UNTRUSTED = /CERT|^ERR_TLS|^ERR_SSL|^EPROTO|^UNABLE_TO_|HOSTNAME_MISMATCH|^ETLS/

type Trouble = 'name' | 'timeout' | 'refused' | 'tls' | 'other'

export function troubleOf(error: unknown): Trouble {
  const code = failureCode(error)
  if (NAME_UNKNOWN.test(code)) return 'name'
  if (NO_ANSWER.test(code) || (error as Error).name === 'TimeoutError') return 'timeout'
  if (code === 'ECONNREFUSED') return 'refused'
  return UNTRUSTED.test(code) ? 'tls' : 'other'
}
