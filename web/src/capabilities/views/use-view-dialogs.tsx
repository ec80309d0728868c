import { describeView, type ListEntity } from '@predio/domain/views'
import { useState, type ComponentType, type ReactNode } from 'react'
import { lazyDialog } from '../../ui/dialog-on-demand.tsx'
import { type SavedView, useSavedViews } from './api/list-views.ts'
import { messages } from './messages.ts'
import type { OpenView } from './use-open-view.ts'
import { useViewActions } from './use-view-actions.ts'

const SaveViewDialog = lazyDialog(
  async () => (await import('./save-view-dialog.tsx')).SaveViewDialog,
)
const ViewEditor = lazyDialog(async () => (await import('./editor/view-editor.tsx')).ViewEditor)

export interface SuggestionsProps {
  children: (words: Readonly<Record<string, readonly string[]>>) => ReactNode
}

type Asking = 'editor' | 'save-as'

export function useViewDialogs<Entity extends ListEntity>(
  open: OpenView<Entity>,
  Suggestions: ComponentType<SuggestionsProps> | undefined,
) {
  const { data: views = [], isError } = useSavedViews(open.entity)
  const actions = useViewActions(open, views)
  const [asking, setAsking] = useState<Asking>()
  /** The dialog stays open if another device deletes the view, so that it can say so. */
  const [renamed, setRenamed] = useState<SavedView>()
  const close = () => setAsking(undefined)
  const sentence = describeView(open.entity, open.view)

  const editor = (suggestions: Readonly<Record<string, readonly string[]>>) => (
    <ViewEditor
      entity={open.entity}
      view={open.view}
      suggestions={suggestions}
      onApply={open.change}
      onClose={close}
    />
  )
  const element = (
    <>
      {asking === 'editor' && (Suggestions ? <Suggestions>{editor}</Suggestions> : editor({}))}
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
          onSave={(name) =>
            actions.rename(views.find(({ id }) => id === renamed.id) ?? renamed, name)
          }
          onClose={() => setRenamed(undefined)}
        />
      )}
    </>
  )
  return {
    views,
    hasFailed: isError,
    actions,
    sentence,
    edit: () => setAsking('editor'),
    saveAs: () => setAsking('save-as'),
    rename: setRenamed,
    element,
  }
}

export type ViewDialogs = ReturnType<typeof useViewDialogs>
