import { Logo } from '../../ui/logo.tsx'
import { SubscriptionCard } from '../../features/subscription/subscription-card.tsx'
import { AccountList } from './account-list.tsx'
import { SectionList, type NavigationProps } from './section-list.tsx'
import { messages } from '../messages.ts'

export function Sidebar(navigation: NavigationProps) {
  const { places, place } = navigation
  return (
    <nav
      aria-label={messages.sections}
      className="sticky top-0 flex h-dvh flex-col border-r border-line bg-sunken/60 print:hidden"
    >
      <div className="flex h-16 shrink-0 items-center px-6">
        <Logo />
      </div>
      <div className="min-h-24 flex-1 overflow-y-auto px-3 pt-2 pb-4">
        <SectionList {...navigation} />
      </div>
      {/* On a low window only the sections scroll; the account and Salir stay visible. */}
      <div className="flex shrink-0 flex-col gap-4 border-t border-line px-3 py-4 [@media(height<44rem)]:gap-2 [@media(height<44rem)]:py-2">
        <SubscriptionCard />
        <AccountList places={places} current={place} />
      </div>
    </nav>
  )
}
