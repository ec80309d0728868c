import { UPLOAD_CACHE_SECONDS } from '@predio/domain/images'
import { deployment } from './deployment.ts'
import { quotaText } from './quota-reached.ts'
import { freshSession } from './session/index.ts'

const CACHE_SECONDS = String(UPLOAD_CACHE_SECONDS)

interface SendFile {
  bucket: 'documents' | 'images' | 'listing-photos' | 'notes'
  path: string
  file: Blob
  type: string
  signal?: AbortSignal
  onProgress?: (part: number) => void
}

export class SendFailed extends Error {
  readonly status: number
  readonly code: string
  readonly quota: string | undefined

  constructor(status: number, code: string, quota?: string) {
    super(`the file was not stored: ${status} ${code}`)
    this.status = status
    this.code = code
    this.quota = quota
  }
}

/** fetch reports no progress of an upload, so this sends the request of storage-js by XMLHttpRequest. No other code uploads files. */
export async function sendFile(sent: SendFile): Promise<void> {
  const { bucket, path, file, type, signal, onProgress } = sent
  const session = await freshSession()
  if (!session) throw new SendFailed(401, 'no_session')
  signal?.throwIfAborted()
  const { supabaseUrl, supabaseKey } = deployment()
  const body = new FormData()
  body.append('cacheControl', CACHE_SECONDS)
  // The browser may not know the file's type, so the extension decides.
  body.append('', new Blob([file], { type }))

  await new Promise<void>((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', `${supabaseUrl}/storage/v1/object/${bucket}/${path}`)
    request.setRequestHeader('authorization', `Bearer ${session.access_token}`)
    request.setRequestHeader('apikey', supabaseKey)
    request.setRequestHeader('x-upsert', 'false')
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress?.(loaded / total))
    request.addEventListener('load', () => {
      if (request.status < 300) resolve()
      else {
        const { status, responseText } = request
        reject(new SendFailed(status, errorCode(responseText), quotaText(responseText)))
      }
    })
    request.addEventListener('error', () => reject(new SendFailed(0, 'no_answer')))
    request.addEventListener('abort', () => reject(signal?.reason as Error))
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.send(body)
  })
}

/** Storage answers 400 to every expected error; the specific code is in the body. */
function errorCode(text: string): string {
  try {
    const { statusCode } = JSON.parse(text) as { statusCode?: unknown }
    return typeof statusCode === 'string' ? statusCode : ''
  } catch {
    return ''
  }
}
