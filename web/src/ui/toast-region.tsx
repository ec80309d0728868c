import { CircleAlert, CircleCheck, X } from 'lucide-react'
import {
  Button,
  Text,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastRegion as ToastRegionFrame,
} from 'react-aria-components'
import { toasts } from './toast.ts'
import { messages } from './messages.ts'

const LOOKS = {
  success: 'bg-success-fill text-on-fill',
  error: 'bg-danger-fill text-on-fill',
}

export function ToastRegion() {
  return (
    <ToastRegionFrame
      queue={toasts}
      aria-label={messages.notices}
      className="fixed top-4 right-4 z-60 flex w-[min(24rem,calc(100vw-2rem))] flex-col gap-2 outline-none print:hidden"
    >
      {({ toast }) => {
        const { action, reference } = toast.content
        const Icon = toast.content.tone === 'success' ? CircleCheck : CircleAlert
        return (
          <Toast
            toast={toast}
            className={`flex animate-slide-in items-center gap-3 rounded-md py-1 pr-1 pl-4 shadow-lg outline-0 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-focus ${LOOKS[toast.content.tone]}`}
          >
            <Icon aria-hidden="true" className="size-5 shrink-0" />
            <ToastContent className="min-w-0 flex-1 py-2">
              <Text slot="title" className="text-sm font-medium">
                {toast.content.text}
              </Text>
              {reference && (
                <Text slot="description" className="block text-xs break-words select-all">
                  {messages.reference(reference)}
                </Text>
              )}
            </ToastContent>
            {action && (
              <Button
                slot={null}
                onPress={() => {
                  action.onPress()
                  toasts.close(toast.key)
                }}
                className="min-h-11 shrink-0 cursor-pointer rounded-sm px-3 text-sm font-semibold underline underline-offset-4 outline-0 hover:bg-current/15 focus-visible:outline-2 focus-visible:-outline-offset-4 focus-visible:outline-current desk:min-h-9"
              >
                {action.label}
              </Button>
            )}
            <Button
              slot="close"
              aria-label={messages.closeNotice}
              className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-sm outline-0 hover:bg-current/15 focus-visible:outline-2 focus-visible:-outline-offset-4 focus-visible:outline-current desk:size-9"
            >
              <X aria-hidden="true" className="size-4.5" />
            </Button>
          </Toast>
        )
      }}
    </ToastRegionFrame>
  )
}
