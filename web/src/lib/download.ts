const REVOKE_AFTER_MS = 60_000

export function download(name: string, content: BlobPart, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_AFTER_MS)
}

export function downloadCsv(name: string, text: string): void {
  download(name, text, 'text/csv;charset=utf-8')
}
