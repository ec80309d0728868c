import type { Plan } from '@predio/domain/subscriptions'
import { planHref, planTexts } from './plan-texts.ts'

/** PUB-03: fills the cards that exist since the page was built. The second plan stays the highlighted one. */
export function showPlans(list: Element, plans: readonly Plan[]): void {
  const cards = repeatFirst(list, plans.length)
  for (const [index, plan] of plans.entries()) fillCard(cards[index], plan)
}

function fillCard(card: Element | undefined, plan: Plan): void {
  const features = slotsOf(card, 'features')[0]
  if (features) repeatFirst(features, plan.features.length)
  for (const [index, slot] of slotsOf(card, 'feature').entries()) {
    write(slot, plan.features[index] ?? '')
  }
  for (const [name, text] of Object.entries(planTexts(plan))) {
    for (const slot of slotsOf(card, name)) write(slot, text)
  }
  for (const link of slotsOf(card, 'choose')) link.setAttribute('href', planHref(plan))
}

function repeatFirst(list: Element, count: number): Element[] {
  const items = [...list.children]
  for (const item of items.slice(count)) item.remove()
  for (let index = items.length; index < count; index += 1) {
    const copy = items[0]?.cloneNode(true)
    if (copy) list.append(copy)
  }
  return [...list.children]
}

function slotsOf(card: Element | undefined, name: string): Element[] {
  return [...(card?.querySelectorAll(`[data-plan="${name}"]`) ?? [])]
}

/** An unchanged text is not written, so that it is neither laid out nor announced again. */
function write(slot: Element, text: string): void {
  if (slot.textContent !== text) slot.textContent = text
}
