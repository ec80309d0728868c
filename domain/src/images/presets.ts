import type { Size } from './geometry.ts'

export const PLATFORMS = ['facebook', 'instagram', 'tiktok', 'twitter', 'linkedin'] as const
export type Platform = (typeof PLATFORMS)[number]
export type PresetType = 'feed' | 'portrait' | 'story' | 'video' | 'profile' | 'cover' | 'header'

/** IMG-25: the first type in a platform's list is its default. */
const PRESETS: Readonly<Record<Platform, Readonly<Partial<Record<PresetType, Size>>>>> = {
  facebook: {
    feed: { width: 1200, height: 630 },
    profile: { width: 170, height: 170 },
    cover: { width: 820, height: 312 },
  },
  instagram: {
    feed: { width: 1080, height: 1080 },
    portrait: { width: 1080, height: 1350 },
    story: { width: 1080, height: 1920 },
    profile: { width: 320, height: 320 },
  },
  tiktok: {
    video: { width: 1080, height: 1920 },
    profile: { width: 200, height: 200 },
  },
  twitter: {
    feed: { width: 1600, height: 900 },
    profile: { width: 400, height: 400 },
    header: { width: 1500, height: 500 },
  },
  linkedin: {
    feed: { width: 1200, height: 627 },
    profile: { width: 400, height: 400 },
    cover: { width: 1584, height: 396 },
  },
}

export function presetTypes(platform: Platform): PresetType[] {
  return Object.keys(PRESETS[platform]) as PresetType[]
}

export function presetSize(platform: Platform, type: PresetType): Size | null {
  return PRESETS[platform][type] ?? null
}
