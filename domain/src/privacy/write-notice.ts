import {
  DATA_TEXTS,
  NECESSARY_TEXTS,
  NOTICE_TEXTS as texts,
  OPTIONAL_TEXTS,
  TRANSFER_TEXTS,
} from './messages.ts'
import type { NoticeAnswers } from './notice-schema.ts'

export interface NoticeTexts {
  simple: string
  full: string
}

/** PRIV-02: equal answers always give the same text. */
export function writeNotice(answers: NoticeAnswers): NoticeTexts {
  return { simple: simpleNotice(answers), full: fullNotice(answers) }
}

function simpleNotice(answers: NoticeAnswers): string {
  return join([
    texts.identity(answers.responsible, answers.address),
    ...dataSection(answers),
    ...purposeSections(answers),
    texts.rights,
    texts.fullBelow,
  ])
}

function fullNotice(answers: NoticeAnswers): string {
  const { responsible, address, email, phone, contact, uses_ai: usesAi } = answers
  return join([
    texts.identity(responsible, address),
    texts.basis,
    ...dataSection(answers),
    ...(answers.data.includes('financial') ? [texts.financialNote] : []),
    texts.noSensitive,
    ...purposeSections(answers),
    heading(texts.transfersHeading),
    ...transfersOf(answers),
    usesAi ? texts.processorsWithAi : texts.processors,
    heading(texts.rightsHeading),
    texts.rights,
    texts.rightsHow(contact ?? responsible, email, phone),
    list(texts.rightsParts),
    texts.rightsTime,
    texts.kept,
    heading(texts.limitHeading),
    texts.limit(email),
    heading(texts.changesHeading),
    answers.tells_changes ? texts.changesByMessage : texts.changesOnPage,
    texts.changesConsent,
    heading(texts.authorityHeading),
    texts.authority,
  ])
}

function dataSection({ data }: NoticeAnswers): string[] {
  const kinds = data.includes('contact') ? data : (['contact', ...data] as const)
  return [heading(texts.dataHeading), texts.dataIntro, list(kinds.map((kind) => DATA_TEXTS[kind]))]
}

function purposeSections({ necessary, optional, email }: NoticeAnswers): string[] {
  return [
    heading(texts.necessaryHeading),
    texts.necessaryIntro,
    list(necessary.map((purpose) => NECESSARY_TEXTS[purpose])),
    ...(optional.length === 0
      ? [texts.noOptional]
      : [
          heading(texts.optionalHeading),
          texts.optionalIntro,
          list(optional.map((purpose) => OPTIONAL_TEXTS[purpose])),
          texts.optionalRefusal(email),
        ]),
  ]
}

function transfersOf({ transfers }: NoticeAnswers): string[] {
  if (transfers.length === 0) return [texts.noTransfers]
  const entries = transfers.map((transfer) => TRANSFER_TEXTS[transfer])
  return [texts.transfersIntro, list([...entries, texts.authorities])]
}

function heading(text: string): string {
  return `## ${text}`
}

function list(entries: readonly string[]): string {
  return entries.map((entry) => `- ${entry}`).join('\n')
}

function join(blocks: readonly string[]): string {
  return blocks.join('\n\n')
}
