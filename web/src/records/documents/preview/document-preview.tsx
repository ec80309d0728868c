import { parseMarkdown, type Block } from '@predio/domain/documents'
import { useMemo } from 'react'
import { BlockView, type ViewOptions } from './block-view.tsx'
import { keyed } from './keyed.ts'

interface DocumentPreviewProps {
  /** Markdown; nothing in it can become a link, a picture or HTML. */
  content: string
  /** Below a dialog's title the document's own begins at 2. */
  headingsFrom?: ViewOptions['headingsFrom']
  /** Of a template: its {{variables}} stand out. */
  marksVariables?: boolean
}

/** The document as its reader will have it. */
export function DocumentPreview({
  content,
  headingsFrom = 2,
  marksVariables = false,
}: DocumentPreviewProps) {
  const blocks = useMemo(() => parseMarkdown(content), [content])
  return (
    <div className="flex flex-col gap-4 leading-relaxed wrap-anywhere">
      {keyed(blocks).map(({ key, item }) => (
        <BlockView
          key={key}
          block={item}
          options={{ headingsFrom, marksVariables, endsPage: isTitle(blocks[Number(key) + 1]) }}
        />
      ))}
    </div>
  )
}

function isTitle(block: Block | undefined): boolean {
  return block?.type === 'heading' && block.level === 1
}
