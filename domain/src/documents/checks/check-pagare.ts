import { formatCalendarDate } from '../../dates/index.ts'
import { formatMxn } from '../../money/index.ts'
import type { Block } from '../markdown/ast.ts'
import { parseMarkdown } from '../markdown/parse-markdown.ts'
import { inlineText } from '../markdown/to-plain-text.ts'
import { pagareSeries } from '../series/pagare-series.ts'
import type { DataOfType } from '../types/type-fields.ts'
import { findCondition, PROMISE } from './find-condition.ts'
import type { Finding } from './finding.ts'
import { CHECK_MESSAGES } from './messages.ts'
import {
  countDates,
  findSigning,
  hasAmount,
  hasDate,
  mentions,
  mentionsAmount,
  readBlocks,
  type ReadDocument,
} from './read-document.ts'

/** LGTOC art. 170 is checked for each note. The whole series is checked too if its data are known. */
export function checkPagare(content: string, data: DataOfType['pagare'] | null): Finding[] {
  const notes = splitNotes(content).map(readBlocks)
  const faults = new Map<string, number[]>()
  for (const [index, note] of notes.entries()) {
    for (const fault of faultsOf(note, data)) {
      faults.set(fault, [...(faults.get(fault) ?? []), index + 1])
    }
  }
  const findings = [...faults].map(([text, where]): Finding => {
    const inAll = where.length === notes.length
    return {
      severity: 'error',
      text: inAll ? text : CHECK_MESSAGES.pagare.inNotes(text, where.join(', ')),
    }
  })
  return data ? [...findings, ...checkSeries(notes, data)] : findings
}

function splitNotes(content: string): Block[][] {
  const groups: Block[][] = [[]]
  for (const block of parseMarkdown(content)) {
    const isTitle = block.type === 'heading' && /^pagaré/i.test(inlineText(block.children).trim())
    if (block.type === 'rule' || isTitle) groups.push([])
    groups.at(-1)?.push(block)
  }
  const notes = groups.filter((group) => PROMISE.test(readBlocks(group).text))
  return notes.length > 0 ? notes : [groups.flat()]
}

function faultsOf(note: ReadDocument, data: DataOfType['pagare'] | null): string[] {
  const texts = CHECK_MESSAGES.pagare
  const promise = note.paragraphs.find((paragraph) => PROMISE.test(paragraph)) ?? ''
  const others = note.paragraphs.filter((paragraph) => paragraph !== promise)
  const dates = countDates(promise.replaceAll(/\([^()]*\)/g, ''))
  const signing = findSigning(dates > 1 ? note.paragraphs : others)
  const condition = findCondition(note.text, promise)
  const checks: [boolean, string][] = [
    [/pagaré/i.test(note.text), texts.mention],
    [promise !== '', texts.promise],
    [condition === null, texts.condition(condition ?? '')],
    [hasAmount(promise === '' ? note.text : promise), texts.amount],
    [namesPayee(note, data), texts.payee],
    [hasDate(promise) || hasDueLine(note.text), texts.dueDate],
    [namesPaymentPlace(promise, note.text), texts.paymentPlace],
    [signing.hasDate, texts.signingDate],
    [signing.hasPlace, texts.signingPlace],
    [note.signatures > 0, texts.signature],
  ]
  if (data) {
    checks.push(
      [mentions(note, data.deudor), CHECK_MESSAGES.nameMissing('deudor', data.deudor)],
      [
        mentionsAmount(note, data.monto),
        CHECK_MESSAGES.amountMissing('monto', formatMxn(data.monto)),
      ],
    )
  }
  return checks.filter(([isFine]) => !isFine).map(([, text]) => text)
}

function namesPayee(note: ReadDocument, data: DataOfType['pagare'] | null): boolean {
  if (data && !mentions(note, data.beneficiario)) return false
  return /(?:a la orden de(?:l)?|a favor de(?:l)?|beneficiari[oa]:)\s+[\p{L}\d]/iu.test(note.text)
}

function hasDueLine(text: string): boolean {
  const lines = text.split('\n').filter((line) => /venc|fecha de pago|a la vista/i.test(line))
  return lines.some((line) => hasDate(line) || /a la vista/i.test(line))
}

function namesPaymentPlace(promise: string, text: string): boolean {
  return (
    /\ben\s+(?:la\s+ciudad\s+de\s+|el\s+domicilio\s+|su\s+domicilio\s+)?(?:(?!Moneda)\p{Lu}\p{Ll}|ubicado)/u.test(
      promise,
    ) || /lugar de pago:?\s*\p{L}/iu.test(text)
  )
}

function checkSeries(notes: readonly ReadDocument[], data: DataOfType['pagare']): Finding[] {
  const wanted = data.numero_pagares
  const findings: Finding[] = []
  if (notes.length !== wanted) {
    findings.push({ severity: 'error', text: CHECK_MESSAGES.pagare.count(notes.length, wanted) })
  }
  const text = notes.map((note) => note.text).join('\n')
  const absent = pagareSeries(data.fecha_vencimiento, wanted)
    .map(({ dueDate }) => formatCalendarDate(dueDate, 'long'))
    .filter((date) => !text.includes(date))
  if (absent.length > 0) {
    const named = absent.length > 3 ? [...absent.slice(0, 3), '…'] : absent
    findings.push({ severity: 'warning', text: CHECK_MESSAGES.pagare.dates(named.join(', ')) })
  }
  return findings
}
