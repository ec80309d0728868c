/** What was typed on this page since it opened; a form that was sent and closed takes its fields along. */
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLElement

const typed = new Set<Field>()
let isWatching = false

/** What is only asked, not told: searches and switches of a list keep nothing that could be lost. */
const ASKS =
  '[type="search"], [type="radio"], [type="checkbox"], [role="combobox"], [role="searchbox"]'

export function watchTyping(): void {
  if (isWatching) return
  isWatching = true
  document.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLElement && !target.matches(ASKS)) typed.add(target)
  })
}

/** Whether a reload could lose something: typed text that is still on the page, or work that is still running. */
export function hasUnsaved(): boolean {
  for (const field of typed) if (!field.isConnected) typed.delete(field)
  const hasText = [...typed].some((field) => textOf(field).trim() !== '')
  return (
    hasText || document.querySelector('main [role="progressbar"], [role="dialog"] form') !== null
  )
}

function textOf(field: Field): string {
  return 'value' in field ? field.value : (field.textContent ?? '')
}
