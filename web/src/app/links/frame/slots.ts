/**
 * The script fills elements that the build rendered (link-layout.tsx and the page's templates); `data-slot` names them, and optional ones
 * are hidden until they are filled.
 */

export function slotOf<E extends Element = HTMLElement>(root: ParentNode, name: string): E {
  const found = root.querySelector<E>(`[data-slot="${name}"]`)
  if (!found) throw new Error(`the page has no ${name}`)
  return found
}

export function fillSlot(root: ParentNode, name: string, text: string | null | undefined): void {
  if (!text) return
  const slot = slotOf(root, name)
  slot.textContent = text
  slot.hidden = false
}

export function fillPart(root: ParentNode, name: string, text: string | null | undefined): void {
  if (!text) return
  const slot = slotOf(root, name)
  slotOf(slot, 'text').textContent = text
  slot.hidden = false
}

export function copyTemplate(name: string): HTMLElement {
  const template = document.querySelector<HTMLTemplateElement>(`template[data-template="${name}"]`)
  const copy = template?.content.firstElementChild?.cloneNode(true)
  if (!(copy instanceof HTMLElement)) throw new Error(`the page has no template ${name}`)
  return copy
}

export function announce(text: string): void {
  slotOf(document, 'announcement').textContent = text
}
