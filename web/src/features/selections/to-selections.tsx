import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { listTarget, useLeave } from '../../lib/navigation.ts'
import { Button } from '../../ui/button.tsx'
import { messages } from './messages.ts'

/** Above a selection: back to all of them, and what can be done with this one. */
export function ToSelections({ menu }: { menu: ReactNode }) {
  const leave = useLeave(listTarget('selecciones'))
  return (
    <div className="-my-2 -ml-3 flex items-center justify-between gap-2">
      <Button
        look="quiet"
        icon={<ArrowLeft aria-hidden="true" className="size-4.5" />}
        onPress={leave}
      >
        {messages.heading}
      </Button>
      {menu}
    </div>
  )
}
