/** Fields in which the person typed; a field of a closed form can be told by no longer being connected to the document. */
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLElement

const typed = new Set<Field>()
let isWatching = false

/** These fields hold nothing that a person would miss after a reload. */
const NOT_CONTENT =
  '[type="search"], [type="radio"], [type="checkbox"], [role="combobox"], [role="searchbox"]'

export function watchTyping(): void {
  if (isWatching) return
  isWatching = true
  document.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLElement && !target.matches(NOT_CONTENT)) typed.add(target)
  })
}

/** Tells whether a reload would lose typed text or running work. */
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
