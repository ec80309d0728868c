import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { words } from '../../../lib/words.ts'
import type { CopiesLeftBehind } from '../api/move-site.ts'
import { siteChange } from '../messages.ts'

export type SiteChange = 'same' | 'other'

interface SiteChangeDialogProps {
  copies: CopiesLeftBehind
  onAnswer: (answer: SiteChange | null) => void
}

/** PROP-50: connecting another site changes what happens to the copies of the old one, so the person is asked first. */
export function SiteChangeDialog({ copies, onAnswer }: SiteChangeDialogProps) {
  return (
    <Dialog
      title={siteChange.title}
      closesOutside={false}
      onClose={() => onAnswer(null)}
      footer={
        <Button look="secondary" onPress={() => onAnswer(null)}>
          {words.cancel}
        </Button>
      }
    >
      <p>{siteChange.text(copies)}</p>
      <Choice label={siteChange.same} text={siteChange.sameText} onPress={() => onAnswer('same')} />
      <Choice
        label={siteChange.other}
        text={siteChange.otherText(copies.site)}
        onPress={() => onAnswer('other')}
      />
    </Dialog>
  )
}

interface ChoiceProps {
  label: string
  text: string
  onPress: () => void
}

function Choice({ label, text, onPress }: ChoiceProps) {
  return (
    <div className="flex flex-col gap-2">
      <Button look="secondary" onPress={onPress}>
        {label}
      </Button>
      <p className="text-sm text-ink-soft">{text}</p>
    </div>
  )
}
