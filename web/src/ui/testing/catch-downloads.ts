import { onTestFinished, vi } from 'vitest'

interface CaughtDownload {
  name: string
  blob: Blob
}

export function catchDownloads(): () => Promise<CaughtDownload[]> {
  const caught: Promise<CaughtDownload>[] = []
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    caught.push(readLink(this))
  })
  onTestFinished(() => clicked.mockRestore())
  return () => Promise.all(caught)
}

async function readLink({ download: name, href }: HTMLAnchorElement): Promise<CaughtDownload> {
  return { name, blob: await (await fetch(href)).blob() }
}
