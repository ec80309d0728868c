import { ToggleButton, ToggleButtonGroup } from 'react-aria-components'
import { HISTORY_CHIPS, type HistoryChip } from './api/read-history.ts'
import { CHIP_LABELS, chipText, messages } from './messages.ts'

const ALL = 'all'

interface HistoryChipsProps {
  counts: Partial<Record<HistoryChip, number>>
  value: HistoryChip | null
  onChange: (chip: HistoryChip | null) => void
}

/** HIST-02: the chosen kind keeps its chip even without entries. */
export function HistoryChips({ counts, value, onChange }: HistoryChipsProps) {
  const shown = HISTORY_CHIPS.filter((chip) => chip === value || (counts[chip] ?? 0) > 0)
  return (
    <ToggleButtonGroup
      aria-label={messages.chips}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[value ?? ALL]}
      onSelectionChange={(keys) => onChange(HISTORY_CHIPS.find((chip) => keys.has(chip)) ?? null)}
      className="flex flex-wrap gap-2 print:hidden"
    >
      <Chip id={ALL}>{messages.all}</Chip>
      {shown.map((chip) => (
        <Chip key={chip} id={chip}>
          {chipText(CHIP_LABELS[chip], counts[chip] ?? 0)}
        </Chip>
      ))}
    </ToggleButtonGroup>
  )
}

function Chip({ id, children }: { id: string; children: string }) {
  return (
    <ToggleButton
      id={id}
      className="inline-flex min-h-11 cursor-pointer items-center rounded-full border border-line px-4 text-sm whitespace-nowrap text-ink-soft tabular-nums outline-0 transition-colors hover:border-line-strong hover:text-ink selected:border-action selected:bg-action-soft selected:font-medium selected:text-action focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-focus desk:min-h-8 desk:px-3"
    >
      {children}
    </ToggleButton>
  )
}
