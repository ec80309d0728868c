import { describeView, entityRules, type ListEntity } from '@predio/domain/views'
import { formatNumber } from '@predio/domain/numbers'
import {
  ArrowLeft,
  ArrowRight,
  EllipsisVertical,
  Link2,
  Pencil,
  Pin,
  PinOff,
  SlidersHorizontal,
  Trash2,
} from 'lucide-react'
import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react'
import { Link } from 'react-aria-components'
import { lazyDialog } from '../../ui/dialog-on-demand.tsx'
import { linkTo } from '../../lib/navigation.ts'
import { words } from '../../lib/words.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu } from '../../ui/menu.tsx'
import { Notice } from '../../ui/notice.tsx'
import { type SavedView, useSavedViews } from './api/list-views.ts'
import { messages } from './messages.ts'
import { SaveViewDialog } from './save-view-dialog.tsx'
import { useBarFocus } from './use-bar-focus.ts'
import type { OpenView } from './use-open-view.ts'
import { useViewActions } from './use-view-actions.ts'

const ViewEditor = lazyDialog(async () => (await import('./editor/view-editor.tsx')).ViewEditor)

interface ViewBarProps<Entity extends ListEntity> {
  open: OpenView<Entity>
  /** Shows how many records a view has, once that is known. */
  Count: ComponentType<CountProps<Entity>>
  /** Gives the words that the editor offers; rendered while the editor is open. */
  Suggestions: ComponentType<SuggestionsProps>
  /** What stands before the saved views, for a list that offers more than all of its records. */
  usual?: readonly UsualView[]
}

/** A view that nobody has to save. */
export interface UsualView {
  id: string
  label: string
  /** As in an address. */
  query: string
  isOpen: boolean
}

export interface CountProps<Entity extends ListEntity> {
  entity: Entity
  /** A view, as in an address. */
  query: string
  children: (count: number) => ReactNode
}

export interface SuggestionsProps {
  /** By the key of their field. */
  children: (words: Readonly<Record<string, readonly string[]>>) => ReactNode
}

type Asking = 'editor' | 'save-as'

/** The views of a list, the filters, and what changed in the open view. */
export function ViewBar<Entity extends ListEntity>({
  open,
  Count,
  Suggestions,
  usual,
}: ViewBarProps<Entity>) {
  const { data: views = [], isError } = useSavedViews(open.entity)
  const actions = useViewActions(open, views)
  const [asking, setAsking] = useState<Asking>()
  /** It stays when the view is deleted elsewhere meanwhile, and the dialog says so. */
  const [renamed, setRenamed] = useState<SavedView>()
  const bar = useRef<HTMLDivElement>(null)
  useBarFocus(bar)
  const { saved, view, isChanged } = open
  const sentence = describeView(open.entity, view)
  const close = () => setAsking(undefined)
  return (
    <div ref={bar} className="flex flex-col gap-3 print:hidden">
      <div className="flex items-center gap-2">
        <nav
          aria-label={messages.bar}
          className="min-w-0 flex-1 overflow-x-auto p-1 [scrollbar-width:none]"
        >
          <ul className="flex w-max gap-1">
            {(usual ?? [wholeList(open)]).map(({ id, ...each }) => (
              <ViewLink key={id} open={open} view={{ ...each, id: undefined }} Count={Count} />
            ))}
            {views.map(({ name, ...each }) => (
              <ViewLink
                key={each.id}
                open={open}
                view={{ ...each, label: name, isOpen: each.id === saved?.id }}
                Count={Count}
              />
            ))}
          </ul>
        </nav>
        <div className="flex shrink-0 items-center">
          <Button
            data-filters
            look="secondary"
            size="small"
            icon={<SlidersHorizontal aria-hidden="true" className="size-4.5" />}
            onPress={() => setAsking('editor')}
          >
            {view.conditions.length > 0
              ? messages.filtersWith(view.conditions.length)
              : messages.filters}
          </Button>
          {saved && (
            <ViewMenu
              view={saved}
              views={views}
              actions={actions}
              onRename={() => setRenamed(saved)}
            />
          )}
        </div>
      </div>
      {(isChanged || view.conditions.length > 0) && !open.isPreset && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="min-w-48 flex-1 text-sm text-ink-soft">
            {sentence}{' '}
            <span aria-live="polite" className="font-medium text-ink tabular-nums">
              <Count entity={open.entity} query={open.query}>
                {messages.found}
              </Count>
            </span>
          </p>
          {isChanged && (
            <div className="flex flex-wrap gap-2">
              {saved && <SaveButton onSave={actions.save} />}
              <Button look="secondary" size="small" onPress={() => setAsking('save-as')}>
                {messages.saveAs}
              </Button>
            </div>
          )}
        </div>
      )}
      {isError && <Notice tone="warning">{messages.loadFailed}</Notice>}
      {open.refused.length > 0 && (
        <Notice tone="warning">
          {open.refused.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </Notice>
      )}
      {asking === 'editor' && (
        <Suggestions>
          {(suggestions) => (
            <ViewEditor
              entity={open.entity}
              view={view}
              suggestions={suggestions}
              onApply={open.change}
              onClose={close}
            />
          )}
        </Suggestions>
      )}
      {asking === 'save-as' && (
        <SaveViewDialog
          title={messages.saveTitle}
          sentence={sentence}
          name=""
          onSave={actions.create}
          onClose={close}
        />
      )}
      {renamed && (
        <SaveViewDialog
          title={messages.renameTitle}
          sentence={sentence}
          name={renamed.name}
          // As it is stored now, once it was changed elsewhere.
          onSave={(name) =>
            actions.rename(views.find(({ id }) => id === renamed.id) ?? renamed, name)
          }
          onClose={() => setRenamed(undefined)}
        />
      )}
    </div>
  )
}

function SaveButton({ onSave }: { onSave: () => Promise<void> }) {
  const [isSaving, setSaving] = useState(false)

  async function save(): Promise<void> {
    setSaving(true)
    await onSave()
    setSaving(false)
  }

  return (
    <Button
      size="small"
      isPending={isSaving}
      pendingLabel={words.saving}
      onPress={() => void save()}
    >
      {messages.save}
    </Button>
  )
}

function wholeList({ entity, saved, query }: OpenView): UsualView {
  const label = messages.all(entityRules(entity).isFeminine)
  return { id: 'all', label, query: '', isOpen: !saved && query === '' }
}

interface ViewLinkProps<Entity extends ListEntity> {
  open: OpenView<Entity>
  /** Without an id it is none of the saved ones. */
  view: Omit<UsualView, 'id'> & { id: string | undefined; is_default?: boolean }
  Count: ViewBarProps<Entity>['Count']
}

function ViewLink<Entity extends ListEntity>({ open, view, Count }: ViewLinkProps<Entity>) {
  const { id, label, query, isOpen, is_default: isDefault = false } = view
  const item = useRef<HTMLLIElement>(null)
  useEffect(() => {
    // Only the bar moves: what is below stays where the person looks.
    const bar = item.current?.closest('nav')
    if (isOpen && item.current && bar) {
      bar.scrollTo({ left: item.current.offsetLeft - bar.clientWidth / 3 })
    }
  }, [isOpen])
  return (
    <li ref={item} className="shrink-0">
      <Link
        {...linkTo(open.targetOf({ id, query }))}
        onPress={open.onLeave}
        {...(isOpen && { 'aria-current': 'page' as const })}
        className="inline-flex min-h-11 max-w-64 cursor-pointer items-center gap-2 rounded-full px-4 text-sm text-ink-soft outline-0 transition-colors hover:bg-ink/5 hover:text-ink focus-visible:outline-2 focus-visible:outline-focus aria-[current]:bg-action-soft aria-[current]:font-medium aria-[current]:text-action desk:min-h-9"
      >
        {isDefault && <Pin aria-label={messages.isDefault} className="size-3.5 shrink-0" />}
        <span className="truncate">{label}</span>
        {/* Room for the number before it is known: the open view stays where the bar was scrolled to. */}
        <span className="min-w-[2ch] tabular-nums">
          <Count entity={open.entity} query={query}>
            {(count) => formatNumber(count)}
          </Count>
        </span>
      </Link>
    </li>
  )
}

interface ViewMenuProps {
  view: SavedView
  views: readonly SavedView[]
  actions: ReturnType<typeof useViewActions>
  onRename: () => void
}

function ViewMenu({ view, views, actions, onRename }: ViewMenuProps) {
  const at = views.indexOf(view)
  return (
    <Menu
      trigger={
        <IconButton
          label={messages.options(view.name)}
          icon={<EllipsisVertical aria-hidden="true" />}
        />
      }
      items={[
        {
          id: 'rename',
          label: messages.rename,
          icon: <Pencil aria-hidden="true" />,
          onAction: onRename,
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
