/** If the browser refuses the clipboard API, the text is copied with execCommand. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copySelection(text)
  }
}

function copySelection(text: string): boolean {
  const focused = document.activeElement
  const area = document.createElement('textarea')
  area.value = text
  area.readOnly = true
  area.style.cssText = 'position: fixed; opacity: 0; pointer-events: none'
  // An open dialog keeps the focus inside, so the field for copying is added inside of the dialog.
  const host = focused?.closest('[role=dialog], [role=alertdialog]') ?? document.body
  host.append(area)
  try {
    area.select()
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    area.remove()
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  }
}
