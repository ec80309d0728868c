import { useQueryClient } from '@tanstack/react-query'
import { copyText } from '../../lib/copy-text.ts'
import { log } from '../../lib/log.ts'
import { useUser } from '../../lib/session/index.ts'
import { toast } from '../../ui/toast.ts'
import { showLink } from '../addresses/link-to-copy.ts'
import { type SavedView, viewsQuery } from './api/list-views.ts'
import { arrangeViews, createView, deleteView, restoreView, updateView } from './api/save-view.ts'
import { messages } from './messages.ts'
import { describeFailure, ViewNotSaved } from './view-not-saved.ts'
import type { OpenView } from './use-open-view.ts'

/** Each action shows its result in a toast. Creating and renaming throw, because their dialog shows the failure. */
export function useViewActions(open: OpenView, views: readonly SavedView[]) {
  const { id: userId } = useUser()
  const cache = useQueryClient()
  const key = viewsQuery(userId).queryKey
  const { entity, query } = open

  function put(view: SavedView): void {
    cache.setQueryData(key, (known) => [...(known ?? []).filter(({ id }) => id !== view.id), view])
  }

  async function create(name: string): Promise<void> {
    const position = Math.max(-1, ...views.map((view) => view.position)) + 1
    const view = await createView(userId, { entity, name, query, position })
    put(view)
    open.open(view)
    toast.success(messages.created)
  }

  async function update(
    view: SavedView,
    values: Partial<Pick<SavedView, 'name' | 'query'>>,
    done: string,
  ): Promise<void> {
    const saved = await updateView(userId, view, values)
    if (saved.kind !== 'saved') throw new ViewNotSaved(saved.kind)
    cache.setQueryData(key, (known) =>
      known?.map((each) => (each.id === view.id ? saved.row : each)),
    )
    toast.success(done)
  }

  async function save(): Promise<void> {
    if (open.saved) await told(() => update(open.saved!, { query }, messages.updated))
  }

  async function arrange(
    ordered: readonly SavedView[],
    defaultId: string | null,
    done: string,
  ): Promise<void> {
    await told(async () => {
      await arrangeViews(
        entity,
        ordered.map(({ id }) => id),
        defaultId,
      )
      toast.success(done)
    })
  }

  const defaultId = views.find(({ is_default }) => is_default)?.id ?? null

  return {
    create,
    save,
    rename: (view: SavedView, name: string) => update(view, { name }, messages.renamed),
    setDefault: (view: SavedView | null) =>
      arrange(
        views,
        view?.id ?? null,
        view ? messages.defaultSet(view.name) : messages.defaultDropped,
      ),
    move: (view: SavedView, by: -1 | 1) => {
      const from = views.indexOf(view)
      const ordered = views.toSpliced(from, 1).toSpliced(from + by, 0, view)
      return arrange(ordered, defaultId, messages.arranged)
    },
    remove: (view: SavedView) =>
      told(async () => {
        await deleteView(userId, view.id)
        open.open(null)
        toast.success(messages.deleted, {
          label: messages.undo,
          onPress: () =>
            void told(async () => {
              await restoreView(userId, view)
              toast.success(messages.restored)
            }),
        })
      }),
    copyLink: async (view: SavedView) => {
      const address = new URL(open.targetOf(view).to, window.location.origin).href
      if (await copyText(address)) toast.success(messages.linkCopied)
      else showLink(address)
    },
  }
}

async function told(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    log.error('view not saved', error)
    toast.error(describeFailure(error))
  }
}
