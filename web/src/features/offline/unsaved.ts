/** Fields of a closed form are no longer connected to the document. */
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLElement

const typed = new Set<Field>()
let isWatching = false

/** A reload loses nothing of value in these. */
const NOT_CONTENT =
  '[type="search"], [type="radio"], [type="checkbox"], [role="combobox"], [role="searchbox"]'

export function watchTyping(): void {
  if (isWatching) return
  isWatching = true
  document.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLElement && !target.matches(NOT_CONTENT)) typed.add(target)
  })
}

/** A reload loses typed text and running work. */
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
