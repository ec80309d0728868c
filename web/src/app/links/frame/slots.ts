/**
 * The page is made of the elements that React rendered while the site was built (link-layout.tsx and the page's own templates): what
 * the script fills in has a name in `data-slot`, and is hidden until then where it may be missing.
 */

export function slotOf<E extends Element = HTMLElement>(root: ParentNode, name: string): E {
  const found = root.querySelector<E>(`[data-slot="${name}"]`)
  if (!found) throw new Error(`the page has no ${name}`)
  return found
}

/** Writes the text and shows the slot; without a text it stays hidden. */
export function fillSlot(root: ParentNode, name: string, text: string | null | undefined): void {
  if (!text) return
  const slot = slotOf(root, name)
  slot.textContent = text
  slot.hidden = false
}

/** Shows the text in the slot's own part for it, beside its icon. */
export function fillPart(root: ParentNode, name: string, text: string | null | undefined): void {
  if (!text) return
  const slot = slotOf(root, name)
  slotOf(slot, 'text').textContent = text
  slot.hidden = false
}

/** A copy of the one element in the template of that name. */
export function copyTemplate(name: string): HTMLElement {
  const template = document.querySelector<HTMLTemplateElement>(`template[data-template="${name}"]`)
  const copy = template?.content.firstElementChild?.cloneNode(true)
  if (!(copy instanceof HTMLElement)) throw new Error(`the page has no template ${name}`)
  return copy
}

/** Said by screen readers, and shown nowhere. */
export function announce(text: string): void {
  slotOf(document, 'announcement').textContent = text
}
