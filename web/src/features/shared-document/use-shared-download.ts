import { useState } from 'react'
import { deployment } from '../../lib/deployment.ts'
import { download } from '../../lib/download.ts'
import { log } from '../../lib/log.ts'
import { toast } from '../../ui/toast.ts'
import { openShare, readSharedFile } from './api/open-share.ts'
import { messages } from './messages.ts'

export type SharedFormat = 'pdf' | 'docx' | 'original'

/** Opens the link again for a download: the signed address of the view may have expired, and the download is recorded (DOC-07). */
export function useSharedDownload(token: string) {
  const [isBusy, setBusy] = useState(false)

  async function start(format: SharedFormat): Promise<void> {
    setBusy(true)
    try {
      const { name, blob } = await sharedFile(token, format)
      download(name, blob, blob.type)
      toast.success(messages.downloaded)
    } catch (error) {
      log.error('shared document not downloaded', error)
      toast.error(messages.downloadFailed)
    } finally {
      setBusy(false)
    }
  }

  return { start, isBusy }
}

async function sharedFile(
  token: string,
  format: SharedFormat,
): Promise<{ name: string; blob: Blob }> {
  const share = await openShare(token, 'download')
  if (share.kind === 'file') {
    const { pathname } = new URL(share.signedUrl, location.href)
    const ending = /\.[a-z0-9]{1,10}$/i.exec(pathname)?.[0] ?? ''
    return { name: withEnding(share.name, ending), blob: await readSharedFile(share) }
  }
  const [{ loadLogo }, { textFile }] = await Promise.all([
    import('../../records/documents/output/load-logo.ts'),
    import('../../records/documents/output/text-file.ts'),
  ])
  const written = format === 'docx' ? 'docx' : 'pdf'
  const logo = share.logoUrl
    ? await loadLogo(new URL(share.logoUrl, deployment().supabaseUrl))
    : null
  return { name: withEnding(share.name, `.${written}`), blob: await textFile(share, written, logo) }
}

function withEnding(name: string, ending: string): string {
  const base = name.replaceAll(/[\\/:*?"<>|\p{Cc}]+/gu, ' ').trim()
  return base.toLowerCase().endsWith(ending.toLowerCase()) ? base : `${base}${ending}`
}
