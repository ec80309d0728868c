import { Fragment, useState, type ReactNode, type RefObject } from 'react'
import {
  Menu as AriaMenu,
  MenuItem,
  MenuTrigger,
  Separator,
  type MenuItemProps,
} from 'react-aria-components'
import { cx } from './cx.ts'
import { Popover } from './popover.tsx'

const LIST = 'min-w-48 p-1 outline-none'

export interface MenuAction extends Pick<MenuItemProps, 'href' | 'routerOptions'> {
  id: string
  label: string
  icon?: ReactNode
  tone?: 'neutral' | 'danger'
  isDisabled?: boolean
  /** A line above it parts it from the others. */
  startsGroup?: boolean
  onAction?: () => void
}

interface MenuProps {
  /** The button that opens it; its name is the menu's name. */
  trigger: ReactNode
  items: readonly MenuAction[]
}

export function Menu({ trigger, items }: MenuProps) {
  return (
    <MenuTrigger>
      {trigger}
      <Popover placement="bottom end">
        <AriaMenu className={LIST}>{items.map(renderAction)}</AriaMenu>
      </Popover>
    </MenuTrigger>
  )
}

interface MenuOnDemandProps {
  label: string
  /** What it opens beside. */
  anchor: RefObject<HTMLElement | null>
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** Called when it opens. */
  items: () => readonly MenuAction[]
}

/** For a button that many rows have: until it is pressed for the first time there is no menu. */
export function MenuOnDemand({ label, anchor, isOpen, onOpenChange, items }: MenuOnDemandProps) {
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen && !wasOpen) setWasOpen(true)
  if (!wasOpen) return null
  return (
    <Popover
      placement="bottom end"
      triggerRef={anchor}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      aria-label={label}
    >
      <AriaMenu
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a menu that opens takes the keyboard, as MenuTrigger does it
        autoFocus="first"
        aria-label={label}
        className={LIST}
        onClose={() => onOpenChange(false)}
      >
        {items().map(renderAction)}
      </AriaMenu>
    </Popover>
  )
}

function renderAction({ id, label, icon, tone = 'neutral', startsGroup, ...item }: MenuAction) {
  return (
    <Fragment key={id}>
      {startsGroup && <Separator className="mx-3 my-1 border-t border-line" />}
      <MenuItem
        {...item}
        id={id}
        textValue={label}
        className={cx(
          'flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 outline-none disabled:cursor-default disabled:text-ink-faint desk:min-h-9 desk:text-sm [&_svg]:size-4.5 [&_svg]:shrink-0',
          tone === 'danger'
            ? 'text-danger focus:bg-danger-soft'
            : 'focus:bg-action-soft [&_svg]:text-ink-soft',
        )}
      >
        {icon}
        {label}
      </MenuItem>
    </Fragment>
  )
}
