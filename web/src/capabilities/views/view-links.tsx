import { entityRules, type ListEntity } from '@predio/domain/views'
import { formatNumber } from '@predio/domain/numbers'
import {
  ArrowLeft,
  ArrowRight,
  ChevronDown,
  Link2,
  Pencil,
  Pin,
  PinOff,
  Trash2,
} from 'lucide-react'
import { useEffect, useRef, type ComponentType, type ReactNode } from 'react'
import { Link } from 'react-aria-components'
import { linkTo } from '../../lib/navigation.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu } from '../../ui/menu.tsx'
import type { SavedView } from './api/list-views.ts'
import { messages } from './messages.ts'
import type { OpenView } from './use-open-view.ts'
import type { ViewDialogs } from './use-view-dialogs.tsx'
import { viewChip, viewLine } from './view-styles.ts'

export interface UsualView {
  id: string
  label: string
  query: string
  isOpen: boolean
}

export interface CountProps<Entity extends ListEntity> {
  entity: Entity
  query: string
  children: (count: number) => ReactNode
}

interface ViewLinksProps<Entity extends ListEntity> {
  open: OpenView<Entity>
  dialogs: ViewDialogs
  Count: ComponentType<CountProps<Entity>>
  usual?: readonly UsualView[] | undefined
}

export function ViewLinks<Entity extends ListEntity>({
  open,
  dialogs,
  Count,
  usual,
}: ViewLinksProps<Entity>) {
  const { views } = dialogs
  return (
    <nav aria-label={messages.bar} className={viewLine}>
      <ul className="flex w-max gap-1">
        {(usual ?? [wholeList(open)]).map(({ id, ...each }) => (
          <ViewLink key={id} open={open} view={{ ...each, id: undefined }} Count={Count} />
        ))}
        {views.map((each) => (
          <ViewLink
            key={each.id}
            open={open}
            view={{ ...each, label: each.name, isOpen: each.id === open.saved?.id }}
            Count={Count}
            menu={each.id === open.saved?.id && <ViewMenu view={each} dialogs={dialogs} />}
          />
        ))}
      </ul>
    </nav>
  )
}

function wholeList({ entity, saved, isChanged, isPreset }: OpenView): UsualView {
  const label = messages.all(entityRules(entity).isFeminine)
  return { id: 'all', label, query: '', isOpen: !saved && !isChanged && !isPreset }
}

interface ViewLinkProps<Entity extends ListEntity> {
  open: OpenView<Entity>
  view: Omit<UsualView, 'id'> & { id: string | undefined; is_default?: boolean }
  Count: ViewLinksProps<Entity>['Count']
  menu?: ReactNode
}

function ViewLink<Entity extends ListEntity>({ open, view, Count, menu }: ViewLinkProps<Entity>) {
  const { id, label, query, isOpen, is_default: isDefault = false } = view
  const item = useRef<HTMLLIElement>(null)
  useEffect(() => {
    // Only the bar is scrolled, because scrollIntoView would move the page, too.
    const bar = item.current?.closest('nav')
    if (isOpen && item.current && bar) {
      bar.scrollTo({ left: item.current.offsetLeft - bar.clientWidth / 3 })
    }
  }, [isOpen])
  return (
    <li ref={item} className="flex shrink-0 items-center">
      <Link
        {...linkTo(open.targetOf({ id, query }))}
        onPress={open.onLeave}
        {...(isOpen && { 'aria-current': 'page' as const })}
        className={viewChip}
      >
        {isDefault && <Pin aria-label={messages.isDefault} className="size-3.5 shrink-0" />}
        <span className="truncate">{label}</span>
        <span className="min-w-[2ch] tabular-nums">
          <Count entity={open.entity} query={query}>
            {(count) => formatNumber(count)}
          </Count>
        </span>
      </Link>
      {menu}
    </li>
  )
}

interface ViewMenuProps {
  view: SavedView
  dialogs: ViewDialogs
}

function ViewMenu({ view, dialogs }: ViewMenuProps) {
  const { views, actions, rename } = dialogs
  const at = views.indexOf(view)
  return (
    <Menu
      trigger={
        <IconButton label={messages.options(view.name)} icon={<ChevronDown aria-hidden="true" />} />
      }
      items={[
        {
          id: 'rename',
          label: messages.rename,
          icon: <Pencil aria-hidden="true" />,
          onAction: () => rename(view),
        },
        view.is_default
          ? {
              id: 'default',
              label: messages.dropDefault,
              icon: <PinOff aria-hidden="true" />,
              onAction: () => void actions.setDefault(null),
            }
          : {
              id: 'default',
              label: messages.makeDefault,
              icon: <Pin aria-hidden="true" />,
              onAction: () => void actions.setDefault(view),
            },
        {
          id: 'before',
          label: messages.moveBefore,
          icon: <ArrowLeft aria-hidden="true" />,
          isDisabled: at <= 0,
          onAction: () => void actions.move(view, -1),
        },
        {
          id: 'after',
          label: messages.moveAfter,
          icon: <ArrowRight aria-hidden="true" />,
          isDisabled: at === views.length - 1,
          onAction: () => void actions.move(view, 1),
        },
        {
          id: 'copy',
          label: messages.copyLink,
          icon: <Link2 aria-hidden="true" />,
          onAction: () => void actions.copyLink(view),
        },
        {
          id: 'delete',
          label: messages.delete,
          icon: <Trash2 aria-hidden="true" />,
          tone: 'danger',
          startsGroup: true,
          onAction: () => void actions.remove(view),
        },
      ]}
    />
  )
}
