import { foldForSearch } from '@predio/domain/text'
import { BookOpen } from 'lucide-react'
import { GUIDE_IDS, guideAddress, HELP } from '../../lib/help.ts'
import { matchWords } from '../../lib/match-words.ts'
import type { LocalSource } from '../../lib/search-source.ts'
import { GUIDE_TEXTS, messages } from './messages.ts'

/** Words with which people begin questions, and which say nothing about the subject. */
const FILLERS = new Set(
  'a al como con cual cuando de del donde el en es hacer hago la las lo los me mi mis para por puedo que quiero se sin su tu tus un una y'.split(
    ' ',
  ),
)

const ENTRIES = [
  { href: HELP, label: messages.all, keywords: messages.allKeywords },
  ...GUIDE_IDS.map((id) => {
    const { title, keywords } = GUIDE_TEXTS[id]
    return { href: guideAddress(id), label: title, keywords: `${keywords} ${messages.help}` }
  }),
]

/** PUB-22: the search also understands questions such as '¿cómo conecto mi sitio?'. */
export const helpSource: LocalSource = {
  id: 'help',
  label: messages.help,
  find: (text) => {
    const subject = subjectOf(text)
    if (subject === '') return []
    return matchWords(ENTRIES, subject).map(({ href, label }) => ({
      id: href,
      label,
      icon: BookOpen,
      target: { href },
    }))
  },
}

function subjectOf(text: string): string {
  const words = text
    .replaceAll(/[¿?¡!.,]/g, ' ')
    .split(/\s+/)
    .filter(Boolean)
  const telling = words.filter((word) => !FILLERS.has(foldForSearch(word)))
  return telling.join(' ')
}
