import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLeave, type Target } from '../lib/navigation.ts'
import { Button } from './button.tsx'

interface WayBackProps {
  to: Target
  label: string
  menu?: ReactNode
}

export function WayBack({ to, label, menu }: WayBackProps) {
  const leave = useLeave(to)
  return (
    <div className="-my-2 -ml-3 flex items-center justify-between gap-2">
      <Button
        look="quiet"
        shortcut="Escape"
        icon={<ArrowLeft aria-hidden="true" className="size-4.5" />}
        onPress={leave}
      >
        {label}
      </Button>
      {menu}
    </div>
  )
}
