import { Switch } from '../../../ui/switch.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { messages } from '../messages.ts'
import type { Options } from '../options.ts'
import { changeOptions } from '../workshop/state.ts'

const MAX_LENGTH = 80

export function CaptionFields({ options: { hasCaption, caption } }: { options: Options }) {
  return (
    <div className="flex flex-col gap-4">
      <Switch
        label={messages.caption}
        description={messages.captionHelp}
        isSelected={hasCaption}
        onChange={(isOn) => changeOptions({ hasCaption: isOn })}
      />
      {hasCaption && (
        <>
          <TextField
            label={messages.price}
            placeholder="$2,450,000"
            maxLength={MAX_LENGTH}
            value={caption.price}
            onChange={(price) => changeOptions({ caption: { ...caption, price } })}
          />
          <TextField
            label={messages.place}
            placeholder={messages.captionExample}
            maxLength={MAX_LENGTH}
            autoCapitalize="words"
            value={caption.place}
            onChange={(place) => changeOptions({ caption: { ...caption, place } })}
          />
        </>
      )}
    </div>
  )
}
