import type { Block, Inline, List } from './ast.ts'
import { parseMarkdown } from './parse-markdown.ts'

export function toPlainText(source: string): string {
  return parseMarkdown(source).map(blockText).join('\n\n')
}

export function blockText(block: Block): string {
  switch (block.type) {
    case 'heading':
    case 'paragraph':
      return inlineText(block.children)
    case 'list':
      return describeList(block, '')
    case 'rule':
      return '---'
    case 'signature':
      return ['__________', ...block.lines.map(inlineText)].join('\n')
    case 'table':
      return [block.header, ...block.rows].map((row) => row.map(inlineText).join(' | ')).join('\n')
  }
}

function describeList(list: List, indent: string): string {
  return list.items
    .map((item, index) => {
      const marker = list.ordered ? `${list.start + index}.` : '-'
      const own = `${indent}${marker} ${inlineText(item.children)}`
      return [own, ...item.lists.map((inner) => describeList(inner, `${indent}  `))].join('\n')
    })
    .join('\n')
}

export function inlineText(children: readonly Inline[]): string {
  return children
    .map((node) => {
      if (node.type === 'text') return node.text
      return node.type === 'break' ? '\n' : inlineText(node.children)
    })
    .join('')
}
