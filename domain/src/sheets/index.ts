export { amenitiesOf, factsOf, offerAndType, placeOf, pricesOf } from './describe-listing.ts'
export { findMarks, type Mark, withoutMarked } from './find-marks.ts'
export type { MarkKind } from './mark-patterns.ts'
export { SHEET_KIND_LABELS, SHEET_TEXTS } from './messages.ts'
export { paragraphsOf } from './paragraphs-of.ts'
export { type Placed, planGallery } from './plan-gallery.ts'
export {
  contactOf,
  freeTextOf,
  makeSheet,
  sheetMessage,
  type Sheet,
  SHEET_KINDS,
  type SheetContact,
  type SheetFoot,
  type SheetKind,
} from './sheet.ts'
