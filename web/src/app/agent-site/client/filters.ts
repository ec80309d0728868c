/** A choice asks for its list at once, unless the keyboard passes through the entries; what is empty stays out of the address. */
export function connectFilters(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-filters]')
  if (!form) return
  let isByKeyboard = false
  form.addEventListener('keydown', () => (isByKeyboard = true))
  form.addEventListener('pointerdown', () => (isByKeyboard = false))
  form.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLSelectElement && !isByKeyboard) form.requestSubmit()
  })
  form.addEventListener('submit', () => {
    for (const field of fieldsOf(form)) field.disabled = field.value === ''
  })
  // The page may come back from the browser's memory.
  addEventListener('pageshow', () => {
    for (const field of fieldsOf(form)) field.disabled = false
  })
}

function fieldsOf(form: HTMLFormElement): NodeListOf<HTMLInputElement | HTMLSelectElement> {
  return form.querySelectorAll('input, select')
}
