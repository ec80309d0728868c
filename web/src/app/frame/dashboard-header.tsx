import { Menu } from 'lucide-react'
import { IconButton } from '../../ui/icon-button.tsx'
import { ThemeSwitch } from '../../ui/theme-switch.tsx'
import { NotificationsBell } from '../../features/notifications/notifications-bell.tsx'
import { SearchButton } from '../../features/search/search-button.tsx'
import type { SearchSource } from '../../lib/search-source.ts'
import { messages } from '../messages.ts'
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
    <header className="sticky top-0 z-30 border-b border-line bg-paper/90 backdrop-blur-md print:hidden">
      <div className="mx-auto flex h-16 w-full max-w-7xl items-center gap-1 px-2 sm:px-4 lg:gap-4 lg:px-8">
        {!isWide && (
          <IconButton
            label={messages.menu}
            icon={<Menu aria-hidden="true" />}
            aria-haspopup="dialog"
            aria-expanded={isMenuOpen}
            onPress={onMenu}
          />
        )}
        <h1 id={titleId} className="min-w-0 flex-1 truncate text-xl font-semibold lg:text-2xl">
          {title}
        </h1>
        <OutboxSlot />
        <SearchButton sources={sources} />
        {isWide && <ThemeSwitch />}
        <NotificationsBell />
      </div>
    </header>
  )
}
