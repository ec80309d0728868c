import { parseMarkdown } from '@predio/domain/documents'
import { createElement, useMemo, type ReactNode } from 'react'
import { toMarkup, type Markup, type MarkupOptions } from './markup.ts'

interface DocumentPreviewProps extends Partial<MarkupOptions> {
  content: string
}

export function DocumentPreview({
  content,
  headingsFrom = 2,
  marksVariables = false,
}: DocumentPreviewProps) {
  const blocks = useMemo(() => parseMarkdown(content), [content])
  return toReact(toMarkup(blocks, { headingsFrom, marksVariables }))
}

/** The children are passed as arguments and need no keys, so React keeps the earlier elements while a text grows. */
function toReact(markup: Markup): ReactNode {
  if (typeof markup === 'string') return markup
  return createElement(markup.tag, markup.properties, ...markup.children.map(toReact))
}
