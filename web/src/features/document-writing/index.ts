export {
  CreateFromTemplateDialog,
  DocumentEditor,
  GenerateDialog,
  TemplateDialog,
  VersionsDialog,
} from './dialogs.tsx'
export { readOwnLogo } from './api/read-own-logo.ts'
export { downloadText } from './output/download-text.ts'
export { loadLogo } from './output/load-logo.ts'
export { printText } from './output/print-text.tsx'
export { textFile, type TextFormat } from './output/text-file.ts'
export { DocumentPreview } from './preview/document-preview.tsx'
