import type { ReactNode } from 'react'
import { type MenuAction, MenuOnDemand } from '../../ui/menu.tsx'
import { FactButton } from './fact-button.tsx'

interface FactMenuProps {
  label: string
  chosen: string
  items: () => readonly MenuAction[]
  isBusy?: boolean
  isDim?: boolean
  children: ReactNode
}

export function FactMenu({ label, chosen, items, children, ...state }: FactMenuProps) {
  return (
    <MenuOnDemand
      label={label}
      className="flex max-w-full min-w-0"
      placement="bottom start"
      renderTrigger={(trigger) => (
        <FactButton label={label} {...state} {...trigger}>
          {children}
        </FactButton>
      )}
      chosen={chosen}
      items={items}
    />
  )
}
