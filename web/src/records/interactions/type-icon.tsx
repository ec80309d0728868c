import type { InteractionType } from '@predio/domain/interactions'
import {
  CircleEllipsis,
  DoorOpen,
  Handshake,
  Mail,
  MessageCircle,
  Phone,
  Users,
  type LucideIcon,
} from 'lucide-react'

const ICONS: Record<InteractionType, LucideIcon> = {
  call: Phone,
  email: Mail,
  meeting: Users,
  whatsapp: MessageCircle,
  visit: DoorOpen,
  offer: Handshake,
  other: CircleEllipsis,
}

export function TypeIcon({ type }: { type: InteractionType }) {
  const Icon = ICONS[type]
  return (
    <span className="grid size-10 shrink-0 place-items-center rounded-full bg-action-soft text-action">
      <Icon aria-hidden="true" className="size-5" />
    </span>
  )
}
