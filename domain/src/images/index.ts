export {
  admitImages,
  checkBatch,
  checkImage,
  checkListingPicture,
  checkLogo,
  checkPhoto,
  type FileVerdict,
} from './check-files.ts'
export { cropArea, type Focus } from './crop-area.ts'
export { fitSize } from './fit-size.ts'
export type { MeasureText } from './fit-text.ts'
export type { Area, Size } from './geometry.ts'
export {
  clampRatio,
  DEFAULT_OPACITY,
  DEFAULT_POSITION,
  DEFAULT_QUALITY,
  IMAGE_ACCEPT,
  LOGO_ACCEPT,
  LOGO_POSITIONS,
  type LogoPosition,
  MAX_IMAGE_BYTES,
  MAX_IMAGES,
  MAX_LOGO_BYTES,
  MAX_RATIO,
  MIN_RATIO,
  OUTPUT_TYPE,
  PHOTO_HEAD_BYTES,
  RATIO_STEP,
  UPLOAD_CACHE_SECONDS,
} from './image-rules.ts'
export { HEIC_HEAD_BYTES, isHeic } from './is-heic.ts'
export {
  type Caption,
  type CaptionLayout,
  type CaptionLine,
  layoutCaption,
} from './layout-caption.ts'
export {
  FIT_LABELS,
  IMAGE_MESSAGES,
  PLATFORM_LABELS,
  POSITION_LABELS,
  PRESET_LABELS,
} from './messages.ts'
export { logoPath, outputName, processedPath, uniqueNames } from './output-name.ts'
export { logoShadow, placeLogo } from './place-logo.ts'
export { type Platform, PLATFORMS, presetSize, type PresetType, presetTypes } from './presets.ts'
export { stripMetadata } from './strip-metadata.ts'
