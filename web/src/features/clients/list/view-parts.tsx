import { CLIENT_SOURCES } from '@predio/domain/clients'
import { useClientWords } from '../../../records/clients/api/list-words.ts'
import { useStages } from '../../../records/opportunities/api/list-stages.ts'
import type { SuggestionsProps } from '../../../capabilities/views/use-view-dialogs.tsx'

export function ClientSuggestions({ children }: SuggestionsProps) {
  const { tags, sources, locations } = useClientWords()
  const { data: stages = [] } = useStages()
  return children({
    etiqueta: tags,
    origen: [...new Set([...sources, ...CLIENT_SOURCES])],
    zona: locations,
    etapa: stages.filter(({ outcome }) => outcome === 'open').map(({ name }) => name),
  })
}
