import { flushSync } from 'react-dom'
import type { createBrowserRouter, To } from 'react-router'

/**
 * FRAME-10, decision 19: Back closes the top layer, such as a dialog. While n layers are open, the history has n more entries above the
 * page's own; they repeat its address and its state with a number, and the router never hears of them. No other file adds or removes such
 * entries.
 */

type Router = ReturnType<typeof createBrowserRouter>
type Navigate = (to: To | number | null, options?: object) => Promise<void>

export interface Layer {
  order: number
  close: () => void
}

/** The browser reports no step that leads nowhere, so the wait for a step is limited. */
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

/** Creates the router and lets it navigate only from the page's own entry, so that no entry of a layer is left between two pages. */
export function withLayers(create: () => Router): Router {
  // This listener is added before the router's, because the router must not hear of steps between layers.
  addEventListener('popstate', onStep, { capture: true })
  const created = create()
  const navigate = created.navigate.bind(created) as Navigate
  created.navigate = (to: To | number | null, options?: object) =>
    typeof to === 'number' ? stepByPages(navigate, to) : leavePage(navigate, to, options)
  router = created
  dropEntriesOfLastLoad()
  return created
}

/** A reload closes the layers but leaves their history entries. */
function dropEntriesOfLastLoad(): void {
  if (depth() === 0) return
  if (isPageBelow()) return void stepByLayers(-depth())
  const { layers: _, ...state } = readState(history.state)
  history.replaceState(state, '')
}

/**
 * Chromium may give the page's own entry the state of a layer that opened when the reload began, so the entry that should be the page is
 * checked.
 */
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

/** Until the next page is shown it is not known which layers stay open. */
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
    // The step led to the entry of a layer on another page, so it goes on to that page itself.
    if (depth() > 0) {
      event.stopImmediatePropagation()
      history.go(-depth())
    }
    return
  }
  event.stopImmediatePropagation()
  if (!isOwn) for (const layer of open.slice(depth()).toReversed()) flushSync(layer.close)
  // A layer that did not close gets its entry again; a step forward to a closed layer is undone.
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

/** 'default' is the key that the router gives to an entry without one. */
function keyOf(state: unknown): unknown {
  return readState(state)['key'] ?? 'default'
}

function readState(state: unknown): Record<string, unknown> {
  return typeof state === 'object' && state !== null ? { ...state } : {}
}
