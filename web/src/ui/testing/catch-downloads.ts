import { onTestFinished } from 'vitest'

export interface CaughtDownload {
  name: string
  blob: Blob
}

/** Catches the files that the app would give the person, instead of saving them. */
export function catchDownloads(): () => Promise<CaughtDownload[]> {
  // Only links with a file name are downloads; the browser follows the others.
  const click = HTMLAnchorElement.prototype.click
  const caught: Promise<CaughtDownload>[] = []
  HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
    if (this.download === '') return click.call(this)
    caught.push(readLink(this.download, this.href))
  }
  onTestFinished(() => {
    HTMLAnchorElement.prototype.click = click
  })
  return () => Promise.all(caught)
}

async function readLink(name: string, href: string): Promise<CaughtDownload> {
  return { name, blob: await (await fetch(href)).blob() }
}
