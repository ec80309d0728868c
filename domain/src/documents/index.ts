export { insertClause } from './ai/insert-clause.ts'
export { parseSuggestions, type SuggestedClause } from './ai/parse-suggestions.ts'

export { tidyReply } from './ai/tidy-reply.ts'
export { DEFAULT_MODEL, generationRequest, suggestionsRequest } from './ai/request-body.ts'
export { buildDocument } from './build/build-document.ts'
export { checkDocument } from './checks/check-document.ts'
export type { Finding } from './checks/finding.ts'
export { compareVersions, type DiffLine, type DiffPart } from './diff/compare-versions.ts'
export {
  CATEGORY_OF_TYPE,
  DOCUMENT_TYPE_LABELS,
  DOCUMENT_TYPES,
  type DocumentType,
  isDocumentType,
} from './types/document-type.ts'
export {
  DATE_RANGE_OPTIONS,
  DOCUMENT_CATEGORIES,
  DOCUMENT_CATEGORY_LABELS,
  DOCUMENT_CATEGORY_OPTIONS,
  DOCUMENT_STATUS_LABELS,
  DOCUMENT_STATUS_OPTIONS,
  DOCUMENT_STATUS_TONES,
  DOCUMENT_STATUSES,
  type DocumentCategory,
  type DocumentStatus,
  GENERATED_STATUS,
  HISTORY_ACTION_LABELS,
  HISTORY_ACTIONS,
  type HistoryAction,
  UPLOADED_STATUS,
} from './document.ts'
export {
  type DocumentDetails,
  detailsSchema,
  documentSchema,
  type DocumentValues,
} from './document-schema.ts'
export { DOCUMENT_FIELDS } from './fields.ts'
export type { Block, Inline, List, Paragraph, Signature, Table } from './markdown/ast.ts'
export { parseMarkdown } from './markdown/parse-markdown.ts'
export { toPlainText } from './markdown/to-plain-text.ts'
export {
  DOCUMENT_MESSAGES,
  GENERATOR_MESSAGES,
  TEMPLATE_MESSAGES,
  UPLOAD_MESSAGES,
} from './messages.ts'

export type { PublicDocument, PublicFile, PublicText } from './share/public-document.ts'
export {
  DEFAULT_SHARE_DAYS,
  maskShareTokens,
  SHARE_STATE_LABELS,
  shareExpiry,
  type ShareState,
  shareState,
  shareText,
  shareUrl,
} from './share/share.ts'
export { BUILT_IN_TEMPLATES } from './templates/built-in-templates.ts'
export { fillTemplate, templateDataSchema } from './templates/fill-template.ts'
export { fillVariables } from './templates/fill-variables.ts'
export { findPlaceholders } from './templates/find-placeholders.ts'
export { reviewTemplate } from './templates/review-template.ts'
export { suggestVariable } from './templates/suggest-variable.ts'
export {
  type TemplateVariable,
  VARIABLE_TYPE_LABELS,
  VARIABLE_TYPES,
  type VariableType,
} from './templates/template.ts'
export {
  readVariables,
  templateSchema,
  type TemplateValues,
  variableSchema,
} from './templates/template-schema.ts'
export { dataSchema } from './types/data-schema.ts'
export type { DocumentField } from './types/field.ts'
export { fillFromRecords } from './types/fill-from-records.ts'
export type { FillClient, FillProperty, FillRecords } from './types/records.ts'
export { type DataOfType, TYPE_FIELDS } from './types/type-fields.ts'
export { MAX_INTEGER } from './types/value-field.ts'
export {
  checkChosenFiles,
  checkFirstBytes,
  MAX_UPLOAD_BYTES,
  mimeTypeOf,
} from './upload/check-upload.ts'
export { HEAD_BYTES, MIME_TYPES } from './upload/file-kinds.ts'
export { generatedMetadata, uploadedMetadata } from './upload/metadata.ts'
export { generatedPath, uploadPath } from './upload/sanitize-file-name.ts'
