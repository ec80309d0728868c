export { extensionOf, fileName, uniqueName } from './file-name.ts'
export { beginsAs, familyOf, SIGNATURES } from './signatures.ts'
