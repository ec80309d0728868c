import type { SuggestionsProps } from './use-view-dialogs.tsx'

/** For lists without a field that has words of the agent's own. */
export function NoSuggestions({ children }: SuggestionsProps) {
  return children({})
}
