import { X } from 'lucide-react'
import { Logo } from '../../ui/logo.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { SideSheet } from '../../ui/side-sheet.tsx'
import { ThemeSwitch } from '../../ui/theme-switch.tsx'
import { SubscriptionCard } from '../../features/subscription/subscription-card.tsx'
import { AccountList } from './account-list.tsx'
import { SectionList, type NavigationProps } from './section-list.tsx'
import { messages } from '../messages.ts'

interface PhoneMenuProps extends NavigationProps {
  isOpen: boolean
  onClose: () => void
}

export function PhoneMenu({ isOpen, onClose, ...navigation }: PhoneMenuProps) {
  const { places, place } = navigation
  return (
    <SideSheet label={messages.menu} isOpen={isOpen} onClose={onClose}>
      <div className="flex h-16 shrink-0 items-center justify-between gap-4 pr-2 pl-6">
        <Logo />
        <IconButton label={messages.closeMenu} icon={<X aria-hidden="true" />} onPress={onClose} />
      </div>
      <nav
        aria-label={messages.menu}
        className="flex flex-1 flex-col gap-6 overflow-y-auto px-3 pb-6"
      >
        <SectionList {...navigation} onFollow={onClose} />
        <div className="mt-auto flex flex-col gap-4">
          <SubscriptionCard onFollow={onClose} />
          <AccountList places={places} current={place} onFollow={onClose} />
          <div className="flex items-center justify-between gap-4 px-3">
            <span aria-hidden="true" className="text-ink-soft">
              {messages.theme}
            </span>
            <ThemeSwitch />
          </div>
        </div>
      </nav>
    </SideSheet>
  )
}
