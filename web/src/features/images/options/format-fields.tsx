import {
  type Platform,
  PLATFORM_LABELS,
  PLATFORMS,
  PRESET_LABELS,
  presetSize,
  type PresetType,
  presetTypes,
} from '@predio/domain/images'
import { Select } from '../../../ui/select.tsx'
import { messages } from '../messages.ts'
import { withPlatform, type Options } from '../options.ts'
import { changeOptions } from '../workshop/state.ts'
import { optionsOf } from '../../../ui/option.ts'

const NETWORKS = optionsOf(PLATFORM_LABELS)

export function FormatFields({ options }: { options: Options }) {
  const { platform, type } = options
  const types = presetTypes(platform)

  function choosePlatform(key: unknown): void {
    const chosen = PLATFORMS.find((each) => each === key)
    if (chosen) changeOptions(withPlatform(options, chosen))
  }

  function chooseType(key: unknown): void {
    const chosen = types.find((each) => each === key)
    if (chosen) changeOptions({ type: chosen })
  }

  return (
    <div className="flex flex-col gap-4">
      <Select
        label={messages.platform}
        options={NETWORKS}
        value={platform}
        onChange={choosePlatform}
      />
      <Select
        label={messages.type}
        options={types.map((id) => ({ id, label: typeLabel(platform, id) }))}
        value={type}
        onChange={chooseType}
      />
    </div>
  )
}

function typeLabel(platform: Platform, type: PresetType): string {
  const size = presetSize(platform, type)
  return `${PRESET_LABELS[type]} · ${size?.width} × ${size?.height}`
}
