export const PROMISE =
  /(?:promet[oe]\p{L}*|oblig[oa]\p{L}*|compromet[oe]\p{L}*)[^.\n]{0,80}?\spagar(?!\p{L})|(?:^|\s)deb(?:o|emos|e)(?:\(emos\))?\s[^.\n]{0,40}?pagar|(?:^|\s)pagar(?:é|emos)(?:\(mos\))?\s+(?:incondicional|a\s+la\s+orden)/iu

/**
 * These words make the debt conditional wherever they appear. The clause 'sujetos a la condición de que, al no pagarse…' of printed forms
 * is allowed, because it only makes the later notes of a series due.
 */
const ANYWHERE =
  /siempre y cuando|(?<!\p{L})a condición de|con la condición|bajo la condición|sujet[oa]s? a la condición(?! de que,? (?:al|de) no pagarse)|condicionad[oa]s?\s+(?:a|al)|condición suspensiva/iu

/** These words are a condition only in the sentence of the promise; in other sentences they may describe interest after the due date. */
const IN_PROMISE =
  /siempre que|en caso de(?: que)?|(?:^|[\s,])si\s|una vez que|hasta que|cuando\s|previa\s(?!presentación)|contra entrega|a cambio de|salvo que|a menos que|dependiendo de/iu

export function findCondition(text: string, promise: string): string | null {
  const found = ANYWHERE.exec(text) ?? IN_PROMISE.exec(promiseSentence(promise))
  return found ? found[0].replace(/^[\s,]+/, '').trim() : null
}

/** Only the first sentence counts, because a later one may describe the debt after the due date. */
function promiseSentence(paragraph: string): string {
  const sentences = paragraph.split(/(?<=[\p{L}\d)]\.)\s+(?=\p{Lu})|\n/u)
  return sentences.find((sentence) => PROMISE.test(sentence)) ?? paragraph
}
