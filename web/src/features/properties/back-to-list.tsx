import { ArrowLeft } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { useLeaveTo } from '../../lib/navigation.ts'
import { messages } from './messages.ts'

export function BackToList() {
  const leave = useLeaveTo('properties')
  return (
    <div className="-my-2 -ml-3">
      <Button
        look="quiet"
        icon={<ArrowLeft aria-hidden="true" className="size-4.5" />}
        onPress={leave}
      >
        {messages.back}
      </Button>
    </div>
  )
}
