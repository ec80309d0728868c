import { onTestFinished } from 'vitest'

interface Captured {
  name: string
  content: Blob
}

/** Takes the files that the page offers as downloads, instead of the browser; a test reads them when they have come. */
export function captureDownloads(): Promise<Captured>[] {
  const files: Promise<Captured>[] = []
  const real = HTMLAnchorElement.prototype.click
  HTMLAnchorElement.prototype.click = function click(this: HTMLAnchorElement) {
    if (this.download === '') return real.call(this)
    const { download: name, href } = this
    files.push(fetch(href).then(async (response) => ({ name, content: await response.blob() })))
  }
  onTestFinished(() => {
    HTMLAnchorElement.prototype.click = real
  })
  return files
}
