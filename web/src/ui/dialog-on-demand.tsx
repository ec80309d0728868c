import { Suspense, useCallback, useState, type ComponentType, type ReactNode } from 'react'
import { lazy } from '../lib/lazy.ts'
import { createPersonalStore } from '../lib/personal-store.ts'
import { useStore, type Store } from '../lib/store.ts'
import { useLeaveScreen } from '../lib/use-leave-screen.ts'

interface Closes {
  onClose: () => void
}

/** What a dialog is opened with: its properties, but what closes it and what the screen gives by itself. */
type Opening<Props, Given = object> = Omit<Props, 'onClose' | keyof Given>

/** Where nothing is required, nothing need be said. */
type Open<What> = (...what: object extends What ? [What?] : [What]) => void

/** A dialog whose code is loaded when it is first shown; until it has come, nothing is shown. */
export function lazyDialog<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Dialog = lazy(async () => ({ default: await load() }))
  return function DialogOnDemand(props) {
    return (
      <Suspense>
        <Dialog {...props} />
      </Suspense>
    )
  }
}

/** A dialog of one screen, which shows `dialog`. What is `given` is current at every drawing; the rest is as it was at the opening. */
export function useDialog<Props extends Closes, Given extends Partial<Props> = object>(
  Dialog: ComponentType<Props>,
  given?: Given,
): { open: Open<Opening<Props, Given>>; dialog: ReactNode } {
  const [opening, setOpening] = useState<object>()
  const open = useCallback((what: object = {}) => setOpening(what), [])
  const close = () => setOpening(undefined)
  const props = { ...given, ...opening, onClose: close } as unknown as Props
  return { open, dialog: opening && <Dialog {...props} /> }
}

interface Opened<What> {
  /** The same opened twice is shown anew. */
  serial: number
  what: What
}

interface DialogHost<What> {
  /** Once in the frame, over whatever screen is open. */
  Host: () => ReactNode
  open: Open<What>
  opened: Store<Opened<What> | undefined>
}

/** A dialog that anything may open, which may be gone by the time the dialog is there. */
export function createDialogHost<Props extends Closes>(
  Dialog: ComponentType<Props>,
  { leavesWithScreen = false } = {},
): DialogHost<Opening<Props>> {
  const opened = createPersonalStore<Opened<Opening<Props>> | undefined>(undefined)
  const close = () => opened.set(undefined)
  let lastSerial = 0
  return {
    opened,
    open(what?: Opening<Props>) {
      lastSerial += 1
      opened.set({ serial: lastSerial, what: what ?? ({} as Opening<Props>) })
    },
    Host() {
      const shown = useStore(opened)
      const props = { ...shown?.what, onClose: close } as unknown as Props
      return (
        <>
          {leavesWithScreen && <Leaving onLeave={close} />}
          {shown && <Dialog key={shown.serial} {...props} />}
        </>
      )
    },
  }
}

function Leaving({ onLeave }: { onLeave: () => void }) {
  useLeaveScreen(onLeave)
  return null
}
