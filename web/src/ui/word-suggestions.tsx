import { Button } from 'react-aria-components'

interface WordSuggestionsProps {
  label: string
  words: readonly string[]
  chosen: readonly string[]
  onChoose: (word: string) => void
}

const MAX_OFFERED = 12

export function WordSuggestions({ label, words, chosen, onChoose }: WordSuggestionsProps) {
  const offered = words.filter((word) => !chosen.includes(word)).slice(0, MAX_OFFERED)
  if (offered.length === 0) return null
  return (
    <fieldset aria-label={label} className="flex min-w-0 flex-wrap gap-2">
      {offered.map((word) => (
        <Button
          key={word}
          onPress={() => onChoose(word)}
          className="min-h-11 max-w-full cursor-pointer truncate rounded-full border border-line-strong px-4 text-sm outline-0 hover:bg-sunken focus-visible:outline-2 focus-visible:outline-focus desk:min-h-8 desk:px-3"
        >
          {word}
        </Button>
      ))}
    </fieldset>
  )
}
