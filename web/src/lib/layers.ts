import { flushSync } from 'react-dom'
import type { createBrowserRouter, To } from 'react-router'

/**
 * FRAME-10, decision 19: Back closes the top layer. While n layers are open, the history has n entries above the page's own, which repeat
 * its address and state with a number, and the router never hears of them. No other file adds or removes such entries.
 */

type Router = ReturnType<typeof createBrowserRouter>
type Navigate = (to: To | number | null, options?: object) => Promise<void>

export interface Layer {
  order: number
  close: () => void
}

/** A step that leads nowhere is never reported, so the wait is limited. */
const MAX_STEP_MS = 1_000

interface Step {
  arrived: Promise<void>
  arrive: () => void
}

let router: Router | undefined
let open: readonly Layer[] = []
let shownKey: string | undefined
let navigations = 0
let layerStep: Step | undefined
let pageStep: Step | undefined

/** Creates the router and makes it navigate from the page's own entry, so that no layer's entry is left between two pages. */
export function withLayers(create: () => Router): Router {
  // This listener runs before the router's listener, because the router must not hear of every step.
  addEventListener('popstate', onStep, { capture: true })
  const created = create()
  const navigate = created.navigate.bind(created) as Navigate
  created.navigate = (to: To | number | null, options?: object) =>
    typeof to === 'number' ? stepByPages(navigate, to) : leavePage(navigate, to, options)
  router = created
  dropEntriesOfLastLoad()
  return created
}

/** A reload ends the layers but not their entries. */
function dropEntriesOfLastLoad(): void {
  if (depth() === 0) return
  if (isPageBelow()) return void stepByLayers(-depth())
  const { layers: _, ...state } = readState(history.state)
  history.replaceState(state, '')
}

/** Chromium may give the page's own entry the state of a layer that opened while the reload began. */
function isPageBelow(): boolean {
  if (!('navigation' in globalThis)) return true
  const index = navigation.currentEntry?.index ?? 0
  return navigation.entries()[index - depth()]?.sameDocument ?? false
}

export function addLayer(layer: Layer): () => void {
  open = [...open, layer].toSorted((a, b) => a.order - b.order)
  queueMicrotask(matchEntries)
  return () => {
    open = open.filter((other) => other !== layer)
    queueMicrotask(matchEntries)
  }
}

export function setShownPage(key: string): void {
  shownKey = key
  queueMicrotask(matchEntries)
}

function matchEntries(): void {
  if (!router || isMoving(router)) return
  for (let next = depth() + 1; next <= open.length; next += 1) {
    history.pushState({ ...history.state, layers: next }, '')
  }
  if (depth() > open.length) void stepByLayers(open.length - depth())
}

/** Until the next page is shown, nobody knows which layers stay. */
function isMoving({ state }: Router): boolean {
  return (
    navigations > 0 ||
    layerStep !== undefined ||
    pageStep !== undefined ||
    state.location.key !== keyOf(history.state) ||
    state.location.key !== shownKey
  )
}

function onStep(event: PopStateEvent): void {
  const isOwn = layerStep !== undefined
  layerStep?.arrive()
  pageStep?.arrive()
  const isSamePage = keyOf(event.state) === router?.state.location.key
  if (!isSamePage) {
    // The entry belonged to a layer of another page, so the page itself lies below.
    if (depth() > 0) {
      event.stopImmediatePropagation()
      history.go(-depth())
    }
    return
  }
  event.stopImmediatePropagation()
  if (!isOwn) for (const layer of open.slice(depth()).toReversed()) flushSync(layer.close)
  // A layer that did not close gets its entry again; Forward finds no layer and is undone.
  matchEntries()
}

async function leavePage(navigate: Navigate, to: To | null, options?: object): Promise<void> {
  navigations += 1
  try {
    if (layerStep) await layerStep.arrived
    if (depth() > 0) await stepByLayers(-depth())
    await navigate(to, options)
  } finally {
    navigations -= 1
    queueMicrotask(matchEntries)
  }
}

async function stepByPages(navigate: Navigate, pages: number): Promise<void> {
  navigations += 1
  try {
    if (layerStep) await layerStep.arrived
    pageStep = startStep(() => (pageStep = undefined))
    const { arrived } = pageStep
    void navigate(pages < 0 ? pages - depth() : pages)
    await arrived
  } finally {
    navigations -= 1
    queueMicrotask(matchEntries)
  }
}

function stepByLayers(entries: number): Promise<void> {
  layerStep = startStep(() => (layerStep = undefined))
  const { arrived } = layerStep
  history.go(entries)
  return arrived
}

function startStep(onEnd: () => void): Step {
  let arrive = onEnd
  const arrived = new Promise<void>((resolve) => {
    arrive = () => {
      clearTimeout(timer)
      onEnd()
      resolve()
    }
  })
  const timer = setTimeout(arrive, MAX_STEP_MS)
  return { arrived, arrive }
}

function depth(): number {
  const layers: unknown = readState(history.state)['layers']
  return typeof layers === 'number' ? layers : 0
}

/** The router uses this key for an entry without one. */
function keyOf(state: unknown): unknown {
  return readState(state)['key'] ?? 'default'
}

function readState(state: unknown): Record<string, unknown> {
  return typeof state === 'object' && state !== null ? { ...state } : {}
}
