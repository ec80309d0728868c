import type { Inline } from '@predio/domain/documents'
import { keyed } from './keyed.ts'
import { splitPlaceholders } from './split-placeholders.ts'

interface InlineTextProps {
  nodes: readonly Inline[]
  marksVariables: boolean
}

/** Text, bold, italics and line ends (DOC-10). */
export function InlineText({ nodes, marksVariables }: InlineTextProps) {
  return keyed(nodes).map(({ key, item }) => {
    switch (item.type) {
      case 'text':
        return marksVariables ? <MarkedText key={key} text={item.text} /> : item.text
      case 'break':
        return <br key={key} />
      case 'strong':
        return (
          <strong key={key} className="font-semibold">
            <InlineText nodes={item.children} marksVariables={marksVariables} />
          </strong>
        )
      case 'emphasis':
        return (
          <em key={key}>
            <InlineText nodes={item.children} marksVariables={marksVariables} />
          </em>
        )
    }
  })
}

function MarkedText({ text }: { text: string }) {
  return keyed(splitPlaceholders(text)).map(({ key, item }) =>
    item.isVariable ? (
      <mark key={key} className="rounded-sm bg-action-soft px-1 font-medium text-action">
        {item.text}
      </mark>
    ) : (
      item.text
    ),
  )
}
