import { Menu } from 'lucide-react'
import { IconButton } from '../../ui/icon-button.tsx'
import { ThemeSwitch } from '../../ui/theme-switch.tsx'
import { NotificationsBell } from '../../features/notifications/notifications-bell.tsx'
import { SearchButton } from '../../features/search/search-button.tsx'
import type { SearchSource } from '../../lib/search-source.ts'
import { messages } from '../messages.ts'
import { HeaderBar } from './frame-parts.tsx'
import { OutboxSlot } from './outbox-slot.tsx'

interface DashboardHeaderProps {
  titleId: string
  title: string
  sources: readonly SearchSource[]
  isWide: boolean
  isMenuOpen: boolean
  onMenu: () => void
}

export function DashboardHeader(props: DashboardHeaderProps) {
  const { titleId, title, sources, isWide, isMenuOpen, onMenu } = props
  return (
    <HeaderBar
      titleId={titleId}
      title={title}
      start={
        !isWide && (
          <IconButton
            label={messages.menu}
            icon={<Menu aria-hidden="true" />}
            aria-haspopup="dialog"
            aria-expanded={isMenuOpen}
            onPress={onMenu}
          />
        )
      }
    >
      <OutboxSlot />
      <SearchButton sources={sources} />
      {isWide && <ThemeSwitch />}
      <NotificationsBell />
    </HeaderBar>
  )
}
