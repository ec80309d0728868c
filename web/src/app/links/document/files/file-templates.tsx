import { FileText, Info } from 'lucide-react'
import { buttonClass } from '../../../../ui/button-styles.ts'
import { messages as preview } from '../../../../ui/file-preview/messages.ts'
import { SOFT } from '../../../../ui/tone.ts'
import { messages } from '../messages.ts'

export function FileTemplates() {
  return (
    <>
      <template data-template="pages">
        <ol aria-label={preview.pages} className="flex flex-col gap-4 bg-sunken p-3 sm:p-6" />
      </template>
      <template data-template="page">
        <li className="mx-auto w-full max-w-3xl">
          <canvas
            data-slot="canvas"
            aria-hidden="true"
            className="aspect-17/22 w-full rounded-sm bg-white shadow-md"
          />
          <p data-slot="words" className="sr-only" />
        </li>
      </template>
      <template data-template="words">
        <div className="flex flex-col gap-6 p-6 sm:p-8">
          <p className={`flex items-start gap-3 rounded-md px-4 py-3 text-sm ${SOFT.info}`}>
            <Info aria-hidden="true" className="size-5 shrink-0" />
            <span className="font-medium">{preview.textOnly}</span>
          </p>
          <div
            data-slot="blocks"
            className="flex max-w-prose flex-col gap-3 leading-relaxed wrap-anywhere whitespace-pre-wrap"
          />
        </div>
      </template>
      <template data-template="no-preview">
        <div className="flex flex-col items-center gap-4 px-6 py-12 text-center">
          <span className="grid size-16 place-items-center rounded-full bg-action-soft text-action">
            <FileText aria-hidden="true" className="size-7" />
          </span>
          <p data-slot="reason" className="max-w-sm text-lg font-semibold">
            {messages.previewFailed}
          </p>
          <button
            type="button"
            hidden
            data-slot="retry"
            className={buttonClass('primary', 'medium', false)}
          >
            {messages.retry}
          </button>
        </div>
      </template>
    </>
  )
}
