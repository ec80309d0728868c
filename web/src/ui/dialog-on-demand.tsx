import { Suspense, useCallback, useState, type ComponentType, type ReactNode } from 'react'
import { lazy } from '../lib/lazy.ts'
import { createPersonalStore } from '../lib/personal-store.ts'
import { useStore, type Store } from '../lib/store.ts'
import { useLeaveScreen } from '../lib/use-leave-screen.ts'

interface Closes {
  onClose: () => void
}

type Opening<Props, Given = object> = Omit<Props, 'onClose' | keyof Given>

type Open<What> = (...what: object extends What ? [What?] : [What]) => void

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

/** The `given` values are updated at every render; all other props stay as they were when the dialog opened. */
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
  /** Part of the React key, so that opening the dialog again starts a new one. */
  serial: number
  what: What
}

interface DialogHost<What> {
  Host: () => ReactNode
  open: Open<What>
  opened: Store<Opened<What> | undefined>
}

/** The dialog is rendered by `Host`, because the component that opened it may be gone by the time its code has loaded. */
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
