export * from './consent.ts'
export { noticePath, type PublicNotice } from './link.ts'
export {
  DATA_KINDS,
  DATA_LABELS,
  NECESSARY_LABELS,
  NECESSARY_PURPOSES,
  NOTICE_TEXTS,
  OPTIONAL_LABELS,
  OPTIONAL_PURPOSES,
  PRIVACY_MESSAGES,
  TRANSFER_LABELS,
  TRANSFERS,
} from './messages.ts'
export { firstAnswers, type NoticeAnswers, type NoticeForm, noticeSchema } from './notice-schema.ts'
export { type NoticeBlock, readBlocks } from './read-blocks.ts'
export { OTHER_TEXTS, PERSONAL_TEXTS } from './personal-texts.ts'
export { writeNotice } from './write-notice.ts'
