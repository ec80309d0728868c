import type { Block, List, Table } from '@predio/domain/documents'
import { cx } from '../../../ui/cx.ts'
import { InlineText } from './inline-text.tsx'
import { keyed } from './keyed.ts'
import { messages } from '../messages.ts'

export interface ViewOptions {
  /** The heading level of the document's first-level headings. */
  headingsFrom: 1 | 2 | 3
  marksVariables: boolean
  /** Whether a rule starts a new page when printed. */
  endsPage: boolean
}

const HEADING_CLASS = {
  1: 'text-xl font-semibold text-balance',
  2: 'mt-2 text-lg font-semibold',
  3: 'mt-1 font-semibold',
}

export function BlockView({ block, options }: { block: Block; options: ViewOptions }) {
  const { marksVariables } = options
  switch (block.type) {
    case 'heading': {
      const Heading = `h${options.headingsFrom + block.level - 1}` as
        | 'h1'
        | 'h2'
        | 'h3'
        | 'h4'
        | 'h5'
      return (
        <Heading className={HEADING_CLASS[block.level]}>
          <InlineText nodes={block.children} marksVariables={marksVariables} />
        </Heading>
      )
    }
    case 'paragraph':
      return (
        <p>
          <InlineText nodes={block.children} marksVariables={marksVariables} />
        </p>
      )
    case 'list':
      return <ListView list={block} options={options} />
    case 'rule':
      return (
        <hr
          className={cx(
            'my-4 border-t border-dashed border-line-strong',
            options.endsPage && 'print:invisible print:break-after-page',
          )}
        />
      )
    case 'signature':
      return (
        <div className="mt-8 flex max-w-xs break-inside-avoid flex-col border-t border-ink pt-2 text-sm">
          {keyed(block.lines).map(({ key, item }) => (
            <span key={key}>
              <InlineText nodes={item} marksVariables={marksVariables} />
            </span>
          ))}
        </div>
      )
    case 'table':
      return <TableView table={block} options={options} />
  }
}

function ListView({ list, options }: { list: List; options: ViewOptions }) {
  const items = keyed(list.items).map(({ key, item }) => (
    <li key={key} className="pl-1">
      {item.checked !== null && (
        <input
          type="checkbox"
          checked={item.checked}
          disabled
          aria-label={item.checked ? messages.done : messages.pending}
          className="mr-2 align-middle"
        />
      )}
      <InlineText nodes={item.children} marksVariables={options.marksVariables} />
      {keyed(item.lists).map(({ key: inner, item: nested }) => (
        <ListView key={inner} list={nested} options={options} />
      ))}
    </li>
  ))
  return list.ordered ? (
    <ol start={list.start} className="flex list-decimal flex-col gap-2 pl-6">
      {items}
    </ol>
  ) : (
    <ul className="flex list-disc flex-col gap-2 pl-6">{items}</ul>
  )
}

function TableView({ table, options }: { table: Table; options: ViewOptions }) {
  const { marksVariables } = options
  return (
    <table className="w-full table-fixed border-collapse text-left">
      <thead>
        <tr className="border-b border-line-strong">
          {keyed(table.header).map(({ key, item }) => (
            <th key={key} scope="col" className="p-2 font-semibold">
              <InlineText nodes={item} marksVariables={marksVariables} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {keyed(table.rows).map(({ key, item: row }) => (
          <tr key={key} className="border-b border-line">
            {keyed(row).map(({ key: cell, item }) => (
              <td key={cell} className="p-2 align-top">
                <InlineText nodes={item} marksVariables={marksVariables} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
