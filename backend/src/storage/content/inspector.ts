import { Needles } from './needles.ts'
import {
  HEAD_BYTES,
  beginsLikeOfficePackage,
  isOpenDocumentText,
  sniffHead,
  type Family,
} from './sniff-head.ts'
import { TextCheck } from './text-check.ts'
import { DOC, DOCX, JPEG, ODT, PDF, PNG, TEXT, UNKNOWN, type FoundType } from './types.ts'

/** Names of zip entries are stored uncompressed. Among OLE files, a class id marks an installer. */
const MARKS = {
  contentTypes: Buffer.from('[Content_Types].xml'),
  word: Buffer.from('word/'),
  sheet: Buffer.from('xl/workbook'),
  slides: Buffer.from('ppt/presentation'),
  macros: Buffer.from('vbaProject.bin'),
  installer: Buffer.from('84100c0000000000c000000000000046', 'hex'),
}

/** Inspects a stream while it passes and holds at most 4 KiB of it. */
export class ContentInspector {
  #head: Buffer = Buffer.alloc(0)
  readonly #text = new TextCheck()
  readonly #needles = new Needles(MARKS)

  push(chunk: Uint8Array): void {
    if (this.#head.length < HEAD_BYTES) {
      this.#head = Buffer.concat([this.#head, chunk.subarray(0, HEAD_BYTES - this.#head.length)])
    }
    const { family } = this
    if (family === 'zip' || family === 'ole') this.#needles.push(chunk)
    else if (family === 'other') this.#text.push(chunk)
  }

  get settledFamily(): Family | undefined {
    return this.#head.length < HEAD_BYTES ? undefined : this.family
  }

  get family(): Family {
    return sniffHead(this.#head)
  }

  finish(): FoundType {
    switch (this.family) {
      case 'pdf':
        return PDF
      case 'jpeg':
        return JPEG
      case 'png':
        return PNG
      case 'ole':
        return this.#needles.seen.has('installer') ? UNKNOWN : DOC
      case 'zip':
        return this.#readZip()
      case 'other':
        return this.#text.finish() ? TEXT : UNKNOWN
    }
  }

  #readZip(): FoundType {
    if (isOpenDocumentText(this.#head)) return ODT
    const { seen } = this.#needles
    const isOther = seen.has('sheet') || seen.has('slides') || seen.has('macros')
    const isPackage = seen.has('contentTypes') || seen.has('word')
    return beginsLikeOfficePackage(this.#head) && isPackage && !isOther ? DOCX : UNKNOWN
  }
}
