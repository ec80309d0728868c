export {
  CreateFromTemplateDialog,
  DocumentEditor,
  GenerateDialog,
  TemplateDialog,
  VersionsDialog,
} from './dialogs.tsx'
export { downloadText } from './output/download-text.ts'
export { printText } from './output/print-text.tsx'
export { textFile, type TextFormat } from './output/text-file.ts'
export { DocumentPreview } from './preview/document-preview.tsx'
