import {
  CalendarCheck,
  CalendarClock,
  Coins,
  Funnel,
  Globe,
  House,
  Inbox,
  Layers,
  MessagesSquare,
  Trophy,
  UsersRound,
  type LucideIcon,
} from 'lucide-react'
import type { ReportId } from '../messages.ts'

export const REPORT_ICONS: Record<ReportId, LucideIcon> = {
  pipeline: Layers,
  stages: Funnel,
  forecast: CalendarClock,
  commissions: Coins,
  outcomes: Trophy,
  sources: UsersRound,
  activity: MessagesSquare,
  tasks: CalendarCheck,
  prospects: Inbox,
  traffic: Globe,
  inventory: House,
}
