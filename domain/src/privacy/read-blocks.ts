export type NoticeBlock =
  | { kind: 'heading' | 'paragraph'; text: string }
  | { kind: 'list'; entries: string[] }

export function readBlocks(text: string): NoticeBlock[] {
  return text
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part): NoticeBlock => {
      if (part.startsWith('## ')) return { kind: 'heading', text: part.slice(3) }
      const lines = part.split('\n')
      return lines.every((line) => line.startsWith('- '))
        ? { kind: 'list', entries: lines.map((line) => line.slice(2)) }
        : { kind: 'paragraph', text: part }
    })
}
