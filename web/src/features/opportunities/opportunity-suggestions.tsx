import { useStages } from '../../records/opportunities/api/list-stages.ts'
import type { SuggestionsProps } from '../../capabilities/views/use-view-dialogs.tsx'

/** The words that the editor of a view offers. */
export function OpportunitySuggestions({ children }: SuggestionsProps) {
  const { data: stages = [] } = useStages()
  return children({ etapa: stages.map(({ name }) => name) })
}
