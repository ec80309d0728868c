import { Download, FileText, Printer } from 'lucide-react'
import { buttonClass } from '../../../ui/button-styles.ts'
import { PreviewSkeleton } from '../../../ui/file-preview/preview-skeleton.tsx'
import { LinkLayout } from '../frame/link-layout.tsx'
import { FileTemplates } from './files/file-templates.tsx'
import { messages } from './messages.ts'

export function DocumentPage() {
  return (
    <LinkLayout
      loading={messages.loading}
      skeleton={<span className="h-96 rounded-lg bg-sunken" />}
    >
      <DocumentTemplate />
      <SheetTemplate />
      <FileTemplates />
    </LinkLayout>
  )
}

function DocumentTemplate() {
  return (
    <template data-template="document">
      <div className="flex flex-col gap-6">
        <div className="flex flex-col gap-5 lg:flex-row lg:items-end lg:justify-between print:hidden">
          <div className="flex min-w-0 flex-col gap-1">
            <p data-slot="shared-by" className="wrap-anywhere text-ink-soft">
              {messages.sharedBySomebody}
            </p>
            <h1 data-slot="name" className="text-2xl font-semibold text-balance wrap-anywhere">
              {messages.pageTitle}
            </h1>
            <p data-slot="expires" className="text-sm text-ink-soft" />
          </div>
          <div className="flex shrink-0 flex-col gap-2 lg:items-end">
            <Actions />
            <output data-slot="status" className="min-h-5 text-sm text-ink-soft" />
          </div>
        </div>
        <section
          data-slot="preview"
          aria-label={messages.preview}
          className="overflow-hidden rounded-lg bg-card shadow-md print:overflow-visible"
        >
          <PreviewSkeleton />
        </section>
      </div>
    </template>
  )
}

function SheetTemplate() {
  return (
    <template data-template="sheet">
      <div className="p-6 sm:p-10 print:p-0" />
    </template>
  )
}

function Actions() {
  return (
    <div data-slot="actions" className="flex flex-wrap gap-2">
      <button
        type="button"
        data-format="original"
        className={buttonClass('primary', 'medium', false)}
      >
        <Download aria-hidden="true" className="size-4.5" />
        {messages.download}
      </button>
      <button type="button" data-format="pdf" className={buttonClass('primary', 'medium', false)}>
        <Download aria-hidden="true" className="size-4.5" />
        {messages.downloadPdf}
      </button>
      <button
        type="button"
        data-format="docx"
        className={buttonClass('secondary', 'medium', false)}
      >
        <FileText aria-hidden="true" className="size-4.5" />
        <span>
          <span className="max-sm:sr-only">{messages.download} </span>
          {messages.word}
        </span>
      </button>
      <button type="button" data-slot="print" className={buttonClass('quiet', 'medium', false)}>
        <Printer aria-hidden="true" className="size-4.5" />
        {messages.print}
      </button>
    </div>
  )
}
