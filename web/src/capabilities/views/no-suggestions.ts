import type { SuggestionsProps } from './view-bar.tsx'

/** For lists without a field that has words of the agent's own. */
export function NoSuggestions({ children }: SuggestionsProps) {
  return children({})
}
