import { type KeyboardEvent, type ReactNode, useDeferredValue, useRef, useState } from 'react'
import { useIsWide } from '../../../../lib/use-media-query.ts'
import { SegmentedControl } from '../../../../ui/segmented-control.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'
import { messages } from '../messages.ts'
import { DocumentPreview } from '../../../../records/documents/preview/document-preview.tsx'
import { Paper } from '../../../../records/documents/preview/paper.tsx'
import { EditorToolbar } from './editor-toolbar.tsx'
import { continueList, type Edit, type Selected, toggleBold } from './format-text.ts'

const ROWS = 18

const VIEWS = [
  { id: 'write', label: messages.write },
  { id: 'preview', label: messages.preview },
] as const

interface MarkdownEditorProps {
  label: string
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  error?: string | undefined
  isRequired?: boolean
  isReadOnly?: boolean
  marksVariables?: boolean
  children?: ReactNode
}

export function MarkdownEditor({
  label,
  value,
  onChange,
  onBlur,
  error,
  isRequired = false,
  isReadOnly = false,
  marksVariables = false,
  children,
}: MarkdownEditorProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  const isWide = useIsWide()
  const [view, setView] = useState<'write' | 'preview'>('write')
  // The preview is rendered with low priority, because that of a long document would slow down typing.
  const shown = useDeferredValue(value)

  function change(make: (selected: Selected) => Edit | null): boolean {
    if (!area.current || isReadOnly) return false
    const { selectionStart: start, selectionEnd: end } = area.current
    const edit = make({ text: value, start, end })
    if (!edit) return false
    if (!applyEdit(area.current, edit)) {
      onChange(value.slice(0, edit.from) + edit.insert + value.slice(edit.to))
    }
    return true
  }

  function press(event: KeyboardEvent): void {
    const isBold = event.key === 'b' && (event.ctrlKey || event.metaKey)
    const isEnter = event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing
    if (isBold ? change(toggleBold) : isEnter && change(continueList)) event.preventDefault()
  }

  const isWriting = isWide || view === 'write'
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        {isWriting && <EditorToolbar isDisabled={isReadOnly} onChange={change} />}
        {!isWide && (
          <SegmentedControl label={label} segments={VIEWS} value={view} onChange={setView} />
        )}
      </div>
      <div className="grid gap-6 lg:grid-cols-2">
        {isWriting && (
          <div className="flex min-w-0 flex-col gap-3">
            <TextArea
              label={label}
              rows={ROWS}
              value={value}
              onChange={onChange}
              onKeyDown={press}
              isRequired={isRequired}
              isReadOnly={isReadOnly}
              error={error}
              inputRef={area}
              {...(onBlur && { onBlur })}
            />
            {children}
          </div>
        )}
        {(isWide || view === 'preview') && (
          <div className="flex min-w-0 flex-col gap-1.5">
            <h2 className="text-sm font-medium">{messages.preview}</h2>
            <Paper className="min-h-48 flex-1 lg:max-h-132 lg:overflow-y-auto">
              {shown.trim() === '' ? (
                <p className="text-ink-soft">{messages.nothingYet}</p>
              ) : (
                <DocumentPreview content={shown} headingsFrom={3} marksVariables={marksVariables} />
              )}
            </Paper>
          </div>
        )}
      </div>
    </div>
  )
}

/** Inserts the text as typing does, so that the browser can undo it. Returns false if the browser refused. */
function applyEdit(area: HTMLTextAreaElement, { from, to, insert, start, end }: Edit): boolean {
  area.focus()
  area.setSelectionRange(from, to)
  // execCommand is deprecated, but nothing else keeps the undo history of a text area.
  const isDone =
    insert === ''
      ? from === to || document.execCommand('delete')
      : document.execCommand('insertText', false, insert)
  if (isDone) area.setSelectionRange(start, end)
  return isDone
}
