export { extensionOf, fileName, uniqueName } from './file-name.ts'
export { beginsAs, type FileFamily, familyOf, SIGNATURES } from './signatures.ts'
