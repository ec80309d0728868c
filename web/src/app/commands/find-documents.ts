import type { Command } from '@predio/domain/commands'
import { queryClient } from '../../lib/data/query-client.ts'
import { log } from '../../lib/log.ts'
import { matchWords } from '../../lib/match-words.ts'
import type { SearchHit } from '../../lib/search-source.ts'
import { templatesQuery, type TemplateSummary } from '../../records/templates/api/list-templates.ts'
import type { Asker } from './asker.ts'
import { COMMAND_ICONS } from './command-list.ts'
import { messages, named } from './messages.ts'
import { openCommand } from './command-host.tsx'

const MAX_TEMPLATES = 4

/** CMD-11: each template with that name can make a document; the offer to upload a file comes last. */
export async function offerDocuments(
  { title }: Extract<Command, { verb: 'document' }>,
  { userId }: Asker,
): Promise<SearchHit[]> {
  if (title === '') return []
  const templates = (await readTemplates(userId)).map(({ id, name }) => ({
    id,
    label: name,
    keywords: '',
  }))
  return [
    ...matchWords(templates, title)
      .slice(0, MAX_TEMPLATES)
      .map(({ id, label }) => ({
        id,
        label: named(messages.newDocument, label),
        detail: messages.fromTemplate,
        icon: COMMAND_ICONS.document,
        target: { run: () => openCommand({ kind: 'template', templateId: id }) },
      })),
    {
      id: 'document',
      label: named(messages.newDocument, title),
      detail: messages.fromFile,
      icon: COMMAND_ICONS.document,
      target: { run: () => openCommand({ kind: 'document', name: title }) },
    },
  ]
}

async function readTemplates(userId: string): Promise<readonly TemplateSummary[]> {
  try {
    return await queryClient.ensureQueryData(templatesQuery(userId, 'own'))
  } catch (error) {
    log.warn('templates not read', error)
    return []
  }
}
