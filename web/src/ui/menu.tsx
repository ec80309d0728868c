import { Check } from 'lucide-react'
import { Fragment, useDeferredValue, useRef, useState, type ReactNode } from 'react'
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
  startsGroup?: boolean
  onAction?: () => void
}

interface MenuProps {
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
  className?: string
  renderTrigger: (trigger: {
    'aria-haspopup': 'menu'
    'aria-expanded': boolean
    onPress: () => void
  }) => ReactNode
  chosen?: string
  placement?: 'bottom start' | 'bottom end'
  items: () => readonly MenuAction[]
}

/** Many rows have such a menu, so it is rendered only after the first press on its button. */
export function MenuOnDemand(props: MenuOnDemandProps) {
  const { label, className, renderTrigger, chosen, placement = 'bottom end', items } = props
  const [isOpen, setOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  // The next frame shows the press; the menu follows, because it takes a phone long.
  const isShown = useDeferredValue(isOpen)
  const wasShown = useDeferredValue(wasOpen)
  const frame = useRef<HTMLDivElement>(null)
  function open(): void {
    setWasOpen(true)
    setOpen(true)
  }
  return (
    <div ref={frame} className={className}>
      {renderTrigger({ 'aria-haspopup': 'menu', 'aria-expanded': isOpen, onPress: open })}
      {wasShown && (
        <Popover
          placement={placement}
          triggerRef={frame}
          isOpen={isShown}
          onOpenChange={setOpen}
          aria-label={label}
        >
          <AriaMenu
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- a menu that opens takes the keyboard, as MenuTrigger does it
            autoFocus="first"
            aria-label={label}
            className={LIST}
            onClose={() => setOpen(false)}
            {...(chosen !== undefined && { selectionMode: 'single', selectedKeys: [chosen] })}
          >
            {items().map(renderAction)}
          </AriaMenu>
        </Popover>
      )}
    </div>
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
        {({ isSelected }) => (
          <>
            {icon}
            {label}
            {isSelected && <Check aria-hidden="true" className="ml-auto text-action!" />}
          </>
        )}
      </MenuItem>
    </Fragment>
  )
}
