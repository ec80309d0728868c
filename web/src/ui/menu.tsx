import { Fragment, type ReactNode } from 'react'
import { Menu as AriaMenu, MenuItem, MenuTrigger, Separator } from 'react-aria-components'
import { cx } from './cx.ts'
import { Popover } from './popover.tsx'

interface MenuAction {
  id: string
  label: string
  icon?: ReactNode
  tone?: 'neutral' | 'danger'
  isDisabled?: boolean
  href?: string
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
        <AriaMenu className="min-w-48 p-1 outline-none">
          {items.map(({ id, label, icon, tone = 'neutral', startsGroup, ...item }) => (
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
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  )
}
