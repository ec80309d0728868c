import { FilePlus2, LayoutTemplate, Sparkles } from 'lucide-react'
import { Suspense, useEffect, useRef, useState } from 'react'
import { lazy } from '../../lib/lazy.ts'
import { lazyDialog } from '../../ui/dialog-on-demand.tsx'
import { Button } from '../../ui/button.tsx'
import { PageSkeleton } from '../../ui/page-skeleton.tsx'
import { DocumentList } from './list/document-list.tsx'
import { FilterBar } from './list/filter-bar.tsx'
import { messages } from '../../records/documents/messages.ts'
import { takeLostFocus } from '../../capabilities/bulk/bar-focus.ts'
import { useBulkRun } from '../../capabilities/bulk/run-bulk.ts'
import { useSelection } from '../../capabilities/bulk/use-selection.ts'
import { useOpenView } from '../../capabilities/views/use-open-view.ts'
import { useViewText } from '../../capabilities/views/use-view-text.ts'
import { NoSuggestions } from '../../capabilities/views/no-suggestions.ts'
import { ViewBar } from '../../capabilities/views/view-bar.tsx'
import { ViewCount } from '../../capabilities/views/view-count.tsx'
import { recordTarget, useOpen, useRecordId } from '../../lib/navigation.ts'

const DocumentPage = lazy(async () => ({
  default: (await import('./page/document-page.tsx')).DocumentPage,
}))
const DocumentsBulkBar = lazy(async () => ({
  default: (await import('./bulk/documents-bulk-bar.tsx')).DocumentsBulkBar,
}))
const UploadDialog = lazyDialog(
  async () => (await import('../../records/documents/upload/upload-dialog.tsx')).UploadDialog,
)

const TemplateDialog = lazyDialog(
  async () => (await import('./writing/templates/template-dialog.tsx')).TemplateDialog,
)

const GenerateDialog = lazyDialog(
  async () => (await import('./writing/generator/generate-dialog.tsx')).GenerateDialog,
)
const CreateFromTemplateDialog = lazyDialog(
  async () =>
    (await import('./writing/create/create-from-template-dialog.tsx')).CreateFromTemplateDialog,
)

const ICON = { 'aria-hidden': true, className: 'size-4.5' } as const

type Opened = 'generate' | 'template' | 'upload' | 'create'

/** The section Documentos: the list, or the document that the address names. */
export function DocumentsScreen() {
  const documentId = useRecordId('documentos')
  if (documentId === undefined) return <Library />
  return (
    <Suspense
      fallback={<PageSkeleton head="title" columns="lg:grid-cols-[minmax(0,7fr)_minmax(0,3fr)]" />}
    >
      <DocumentPage key={documentId} documentId={documentId} />
    </Suspense>
  )
}

function Library() {
  const view = useOpenView('documents')
  const [text, setText] = useViewText(view.view, view.change)
  const selection = useSelection()
  const run = useBulkRun()
  const hasBar = selection.ids.size > 0 || run !== undefined
  const list = useRef<HTMLElement>(null)
  useEffect(() => {
    const element = list.current
    // BULK-11: the bar disappears with the button that was pressed in it.
    return () => {
      if (hasBar) takeLostFocus(element)
    }
  }, [hasBar])
  const [opened, setOpened] = useState<Opened>()
  const open = useOpen()
  const openDocument = (id: string) => open(recordTarget('documentos', id))
  const close = () => setOpened(undefined)
  return (
    <div className="flex flex-col gap-6">
      <header className="flex flex-col gap-4 lg:flex-row lg:items-center lg:justify-between">
        <div className="flex flex-col gap-1">
          <h2 className="text-xl font-semibold">{messages.title}</h2>
          <p className="text-ink-soft">{messages.intro}</p>
        </div>
        <div className="flex flex-wrap gap-3 *:flex-auto max-[26rem]:[&_svg]:hidden sm:flex-nowrap sm:*:flex-none">
          <Button
            look="secondary"
            icon={<Sparkles {...ICON} />}
            onPress={() => setOpened('generate')}
          >
            {messages.generate}
          </Button>
          <Button
            look="secondary"
            icon={<LayoutTemplate {...ICON} />}
            onPress={() => setOpened('template')}
          >
            {messages.newTemplate}
          </Button>
          <Button shortcut="n" icon={<FilePlus2 {...ICON} />} onPress={() => setOpened('upload')}>
            {messages.newDocument}
          </Button>
        </div>
      </header>
      <ViewBar open={view} Count={ViewCount} Suggestions={NoSuggestions} />
      <FilterBar view={view.view} text={text} onText={setText} onChange={view.change} />
      <section
        ref={list}
        aria-label={messages.documents}
        tabIndex={-1}
        className="rounded-lg outline-0 focus-visible:outline-2 focus-visible:outline-focus"
      >
        <DocumentList
          view={view.view}
          query={view.query}
          selection={selection}
          onNew={() => setOpened('upload')}
          onClear={() => {
            setText('')
            view.change({ ...view.view, conditions: [] })
          }}
        />
      </section>
      <Suspense>{hasBar && <DocumentsBulkBar selection={selection} view={view.query} />}</Suspense>
      {opened === 'generate' && <GenerateDialog onClose={close} />}
      {opened === 'upload' && (
        <UploadDialog onClose={close} onTemplate={() => setOpened('create')} />
      )}
      {opened === 'create' && <CreateFromTemplateDialog onClose={close} onCreated={openDocument} />}
      {opened === 'template' && <TemplateDialog onClose={close} onDocumentCreated={openDocument} />}
    </div>
  )
}
