import { DATE_RANGE_OPTIONS } from '@predio/domain/documents'
import { LayoutTemplate, Sparkles } from 'lucide-react'
import { Suspense, useState } from 'react'
import { ListTools } from '../../capabilities/list/list-tools.tsx'
import { useList } from '../../capabilities/list/use-list.ts'
import { lazy } from '../../lib/lazy.ts'
import { recordTarget, useOpen, useRecordId } from '../../lib/navigation.ts'
import { messages } from '../../records/documents/messages.ts'
import { lazyDialog } from '../../ui/dialog-on-demand.tsx'
import { PageSkeleton } from '../../ui/page-skeleton.tsx'
import { DocumentList } from './list/document-list.tsx'

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

/** DOC-43: the conditions that agents use most have filters of their own. */
const FILTERS = [
  { field: 'categoria', all: messages.allCategories },
  { field: 'estado', all: messages.allStatuses },
  { field: 'edicion', label: messages.range, all: messages.anyDate, options: DATE_RANGE_OPTIONS },
]

const ICONS = {
  generate: <Sparkles aria-hidden="true" className="size-4.5" />,
  template: <LayoutTemplate aria-hidden="true" className="size-4.5" />,
}

type Opened = 'generate' | 'template' | 'upload' | 'create'

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
  const list = useList('documents')
  const [opened, setOpened] = useState<Opened>()
  const open = useOpen()
  const openDocument = (id: string) => open(recordTarget('documentos', id))
  const close = () => setOpened(undefined)
  const upload = () => setOpened('upload')
  const way = (id: keyof typeof ICONS, label: string) => ({
    id,
    label,
    icon: ICONS[id],
    isInLine: true,
    onAction: () => setOpened(id),
  })
  return (
    <div className="flex flex-col gap-2">
      <ListTools
        list={list}
        filters={FILTERS}
        texts={messages}
        menuLabel={messages.otherWays}
        menu={[way('generate', messages.generate), way('template', messages.newTemplate)]}
        main={{ label: messages.newDocument, onPress: upload }}
      />
      <DocumentList list={list} onNew={upload} />
      <Suspense>{list.selection.isOn && <DocumentsBulkBar list={list} />}</Suspense>
      {opened === 'generate' && <GenerateDialog onClose={close} />}
      {opened === 'upload' && (
        <UploadDialog onClose={close} onTemplate={() => setOpened('create')} />
      )}
      {opened === 'create' && <CreateFromTemplateDialog onClose={close} onCreated={openDocument} />}
      {opened === 'template' && <TemplateDialog onClose={close} onDocumentCreated={openDocument} />}
    </div>
  )
}
