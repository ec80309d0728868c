import { onTestFinished, vi } from 'vitest'

interface Captured {
  name: string
  content: Blob
}

/** Collects the files that the page would download, with their contents. */
export function captureDownloads(): Promise<Captured>[] {
  const files: Promise<Captured>[] = []
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
    this: HTMLAnchorElement,
  ) {
    files.push(read(this))
  })
  onTestFinished(() => click.mockRestore())
  return files
}

async function read({ download, href }: HTMLAnchorElement): Promise<Captured> {
  const response = await fetch(href)
  return { name: download, content: await response.blob() }
}
