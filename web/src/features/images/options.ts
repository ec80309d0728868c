import {
  type Caption,
  clampRatio,
  DEFAULT_OPACITY,
  DEFAULT_POSITION,
  DEFAULT_QUALITY,
  LOGO_POSITIONS,
  type LogoPosition,
  type Platform,
  PLATFORMS,
  presetSize,
  type PresetType,
  presetTypes,
} from '@predio/domain/images'
import type { Look } from './engine/jobs.ts'

export interface Options {
  platform: Platform
  type: PresetType
  fit: Look['fit']
  quality: number
  opacity: number
  position: LogoPosition
  hasCaption: boolean
  caption: Caption
}

export const DEFAULT_OPTIONS: Options = {
  platform: 'instagram',
  type: 'feed',
  fit: 'contain',
  quality: DEFAULT_QUALITY,
  opacity: DEFAULT_OPACITY,
  position: DEFAULT_POSITION,
  hasCaption: false,
  caption: { price: '', place: '' },
}

/** IMG-40: the type stays if the other network has it, else the network's first type is selected. */
export function withPlatform(options: Options, platform: Platform): Options {
  const types = presetTypes(platform)
  const type = types.find((each) => each === options.type) ?? types[0] ?? options.type
  return { ...options, platform, type }
}

export function toLook(options: Options): Look {
  const { platform, type, fit, quality, opacity, position, hasCaption, caption } = options
  const target = presetSize(platform, type)
  if (!target) throw new Error(`${platform} has no ${type}`)
  return { target, fit, quality, opacity, position, caption: hasCaption ? caption : null }
}

/** IMG-34: options stored by an earlier release may be invalid. The caption is not stored, since it belongs to one property. */
export function parseOptions(stored: unknown): Options {
  const given = (typeof stored === 'object' && stored !== null ? stored : {}) as Record<
    string,
    unknown
  >
  const platform = PLATFORMS.find((each) => each === given['platform'])
  const base = { ...DEFAULT_OPTIONS, ...(platform && { platform }) }
  const types = presetTypes(base.platform)
  return {
    ...base,
    type: types.find((each) => each === given['type']) ?? types[0] ?? base.type,
    fit: given['fit'] === 'cover' ? 'cover' : 'contain',
    quality: ratio(given['quality'], DEFAULT_QUALITY),
    opacity: ratio(given['opacity'], DEFAULT_OPACITY),
    position: LOGO_POSITIONS.find((each) => each === given['position']) ?? DEFAULT_POSITION,
  }
}

function ratio(value: unknown, fallback: number): number {
  return clampRatio(typeof value === 'number' ? value : Number.NaN, fallback)
}
