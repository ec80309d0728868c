import { parseMarkdown } from '@predio/domain/documents'
import { createElement, useMemo, type ReactNode } from 'react'
import { toMarkup, type Markup, type MarkupOptions } from './markup.ts'

interface DocumentPreviewProps extends Partial<MarkupOptions> {
  /** Markdown; nothing in it can become a link, a picture or HTML. */
  content: string
}

/** The document as its reader will have it. Below a dialog's title the document's own begins at 2. */
export function DocumentPreview({
  content,
  headingsFrom = 2,
  marksVariables = false,
}: DocumentPreviewProps) {
  const blocks = useMemo(() => parseMarkdown(content), [content])
  return toReact(toMarkup(blocks, { headingsFrom, marksVariables }))
}

/** The parts of a text have no identity but their place: a text that grows keeps what stands before. */
function toReact(markup: Markup): ReactNode {
  if (typeof markup === 'string') return markup
  return createElement(markup.tag, markup.properties, ...markup.children.map(toReact))
}
