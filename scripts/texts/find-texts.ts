import { parseSync } from 'rolldown/utils'

export interface FoundText {
  line: number
  text: string
}

interface Node {
  type: string
  start: number
  end: number
  [key: string]: unknown
}

const CODE_ATTRIBUTE =
  /^(?:className|id|key|type|look|size|tone|href|src|rel|target|role|htmlFor|name|autoComplete|inputMode|to|d|card|grid|row|columns|data-.*|.*ClassName)$/
const CODE_CALL = /^(?:log\.\w+|console\.\w+|cx)$/
const SKIPPED = /^(?:Import|ExportAll|TSTypeAlias|TSInterface|TSLiteralType|TSTypeAnnotation)/

export function findTexts(file: string, source: string): FoundText[] {
  const found: FoundText[] = []

  function visit(node: Node, parent: Node | null): void {
    if (SKIPPED.test(node.type) || isCode(node)) return
    const text = textOf(node)
    const isKey = parent?.type === 'Property' && parent['key'] === node
    if (text !== null && !isKey && (node.type === 'JSXText' ? hasWord(text) : isSpanish(text))) {
      found.push({ line: source.slice(0, node.start).split('\n').length, text })
    }
    for (const child of childrenOf(node)) visit(child, node)
  }

  function isCode(node: Node): boolean {
    if (node.type === 'JSXAttribute') return CODE_ATTRIBUTE.test(written(node['name']))
    if (node.type === 'CallExpression') return CODE_CALL.test(written(node['callee']))
    return node.type === 'NewExpression' && written(node['callee']).endsWith('Error')
  }

  function written(part: unknown): string {
    const { start, end } = part as Node
    return source.slice(start, end)
  }

  for (const statement of parseSync(file, source).program.body) {
    visit(statement as unknown as Node, null)
  }
  return found
}

function textOf(node: Node): string | null {
  if (node.type === 'JSXText' || node.type === 'Literal') {
    return typeof node['value'] === 'string' ? node['value'].trim().replaceAll(/\s+/g, ' ') : null
  }
  if (node.type !== 'TemplateLiteral') return null
  const parts = node['quasis'] as { value: { cooked: string } }[]
  return parts
    .map(({ value }) => value.cooked)
    .join(' … ')
    .trim()
    .replaceAll(/\s+/g, ' ')
}

function childrenOf(node: Node): Node[] {
  return Object.values(node)
    .flat()
    .filter((value): value is Node => typeof (value as Node | null)?.type === 'string')
}

const NAMES = new Set(['Predio', 'WhatsApp', 'MXN'])

function hasWord(text: string): boolean {
  return /\p{L}{2}/u.test(text) && !NAMES.has(text)
}

/** A text counts as Spanish if it contains a letter that English lacks, or looks like a sentence with a capital and several words. */
function isSpanish(text: string): boolean {
  return /[áéíóúñ¿¡«»]/i.test(text) || /^[A-Z]\p{L}+,? \p{Ll}[\p{L}, ]+/u.test(text)
}
