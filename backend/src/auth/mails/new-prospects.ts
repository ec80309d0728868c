import { countOf, formatNumber } from '@predio/domain/numbers'
import { shorten } from '@predio/domain/text'
import type { Mail } from '../mailers/mailer.ts'
import { layoutHtml, layoutText, type MailContent } from './layout.ts'

interface NewProspects {
  to: string
  /** The link opens the prospect if there is only one, otherwise the list of prospects. */
  link: string
  count: number
  /** The mail names the newest prospects. Name and source may both be texts by a stranger. */
  prospects: readonly { name: string | null; source: string }[]
}

const MAX_NAME = 80

/** The mail tells the agent who wrote and from where, and nothing of what they wrote (PUSH-10). */
export function newProspectsMail({ to, link, count, prospects }: NewProspects): Mail {
  const [first] = prospects
  const isOne = count === 1 && first !== undefined
  const subject = isOne
    ? `Prospecto nuevo de ${clean(first.source)}`
    : countOf(count, 'prospecto nuevo', 'prospectos nuevos')
  const lines = prospects.map(({ name, source }) => `${nameOf(name)}, de ${clean(source)}`)
  const more = count - prospects.length
  const content: MailContent = {
    title: subject,
    paragraphs: isOne
      ? [`${nameOf(first.name)} preguntó desde ${clean(first.source)}.`]
      : [...lines, ...(more > 0 ? [`Y ${formatNumber(more)} más.`] : [])],
    action: { label: isOne ? 'Abrir el prospecto' : 'Abrir mis prospectos', link },
    closing:
      'Quien recibe respuesta en los primeros minutos suele quedarse. Puedes apagar estos correos por origen, en Configuración.',
  }
  return {
    to,
    kind: 'new-prospects',
    subject,
    text: layoutText(content),
    html: layoutHtml(content),
  }
}

function nameOf(name: string | null): string {
  return clean(name ?? '') || 'Alguien que no dejó su nombre'
}

function clean(text: string): string {
  // Characters that turn the direction of the text around a name are removed too.
  return shorten(text.replaceAll(/[\s\p{C}]+/gu, ' ').trim(), MAX_NAME)
}
