import type { Block, Inline, List, Table } from '@predio/domain/documents'
import { messages } from './messages.ts'
import { splitPlaceholders } from './split-placeholders.ts'

/**
 * These are all tags that can appear, so nothing in a document becomes a link, a picture or HTML. React in the app and the script of
 * /compartido build the page from these elements.
 */
export type Markup = string | MarkupElement

export interface MarkupElement {
  tag: string
  properties: Readonly<Record<string, string | number | boolean>>
  children: readonly Markup[]
}

export interface MarkupOptions {
  headingsFrom: 1 | 2 | 3
  marksVariables: boolean
}

const HEADING_CLASS = {
  1: 'text-xl font-semibold text-balance',
  2: 'mt-2 text-lg font-semibold',
  3: 'mt-1 font-semibold',
}
const RULE_CLASS = 'my-4 border-t border-dashed border-line-strong'

export function toMarkup(blocks: readonly Block[], options: MarkupOptions): MarkupElement {
  const parts = blocks.map((block, at) => {
    if (block.type === 'rule' && isTitle(blocks[at + 1]))
      return element('hr', `${RULE_CLASS} print:invisible print:break-after-page`)
    return blockMarkup(block, options)
  })
  return element('div', 'flex flex-col gap-4 leading-relaxed wrap-anywhere', parts)
}

function isTitle(block: Block | undefined): boolean {
  return block?.type === 'heading' && block.level === 1
}

function blockMarkup(block: Block, options: MarkupOptions): MarkupElement {
  const { marksVariables } = options
  switch (block.type) {
    case 'heading':
      return element(
        `h${options.headingsFrom + block.level - 1}`,
        HEADING_CLASS[block.level],
        inline(block.children, marksVariables),
      )
    case 'paragraph':
      return element('p', '', inline(block.children, marksVariables))
    case 'list':
      return listMarkup(block, marksVariables)
    case 'rule':
      return element('hr', RULE_CLASS)
    case 'signature':
      return element(
        'div',
        'mt-8 flex max-w-xs break-inside-avoid flex-col border-t border-ink pt-2 text-sm',
        block.lines.map((line) => element('span', '', inline(line, marksVariables))),
      )
    case 'table':
      return tableMarkup(block, marksVariables)
  }
}

function listMarkup({ ordered, start, items }: List, marksVariables: boolean): MarkupElement {
  const entries = items.map(({ checked, children, lists }) =>
    element('li', 'pl-1', [
      ...(checked === null ? [] : [checkBox(checked)]),
      ...inline(children, marksVariables),
      ...lists.map((nested) => listMarkup(nested, marksVariables)),
    ]),
  )
  return ordered
    ? element('ol', 'flex list-decimal flex-col gap-2 pl-6', entries, { start })
    : element('ul', 'flex list-disc flex-col gap-2 pl-6', entries)
}

function checkBox(isChecked: boolean): MarkupElement {
  return element('input', 'mr-2 align-middle', [], {
    type: 'checkbox',
    checked: isChecked,
    disabled: true,
    'aria-label': isChecked ? messages.done : messages.pending,
  })
}

function tableMarkup({ header, rows }: Table, marksVariables: boolean): MarkupElement {
  const head = header.map((cell) =>
    element('th', 'p-2 font-semibold', inline(cell, marksVariables), { scope: 'col' }),
  )
  const body = rows.map((row) =>
    element(
      'tr',
      'border-b border-line',
      row.map((cell) => element('td', 'p-2 align-top', inline(cell, marksVariables))),
    ),
  )
  return element('table', 'w-full table-fixed border-collapse text-left', [
    element('thead', '', [element('tr', 'border-b border-line-strong', head)]),
    element('tbody', '', body),
  ])
}

/** DOC-10: a paragraph contains text, bold, italics and line ends. */
function inline(nodes: readonly Inline[], marksVariables: boolean): Markup[] {
  return nodes.flatMap((node): Markup[] => {
    switch (node.type) {
      case 'text':
        return marksVariables ? markVariables(node.text) : [node.text]
      case 'break':
        return [element('br', '')]
      case 'strong':
        return [element('strong', 'font-semibold', inline(node.children, marksVariables))]
      case 'emphasis':
        return [element('em', '', inline(node.children, marksVariables))]
    }
  })
}

function markVariables(text: string): Markup[] {
  return splitPlaceholders(text).map((part) =>
    part.isVariable
      ? element('mark', 'rounded-sm bg-action-soft px-1 font-medium text-action', [part.text])
      : part.text,
  )
}

function element(
  tag: string,
  className: string,
  children: readonly Markup[] = [],
  properties: MarkupElement['properties'] = {},
): MarkupElement {
  return { tag, properties: className === '' ? properties : { className, ...properties }, children }
}
