import { onTestFinished, vi } from 'vitest'

/** The text of the next file that the page offers for download; nothing is written to disk. */
export function catchDownload(): () => Promise<string> {
  const created = vi.spyOn(URL, 'createObjectURL')
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  onTestFinished(() => {
    created.mockRestore()
    clicked.mockRestore()
  })
  return async () => {
    await vi.waitUntil(() => clicked.mock.calls.length > 0)
    const blob = created.mock.calls.at(-1)?.[0] as Blob
    clicked.mockClear()
    return blob.text()
  }
}
