/** The sentence that makes it a pagaré: 'prometo pagar', 'me obligo a pagar', 'debo y pagaré'. */
export const PROMISE =
  /(?:promet[oe]\p{L}*|oblig[oa]\p{L}*|compromet[oe]\p{L}*)[^.\n]{0,80}?\spagar(?!\p{L})|(?:^|\s)deb(?:o|emos|e)(?:\(emos\))?\s[^.\n]{0,40}?pagar|(?:^|\s)pagar(?:é|emos)(?:\(mos\))?\s+(?:incondicional|a\s+la\s+orden)/iu

/**
 * Anywhere in the text they make the debt depend on something. The printed forms' 'sujetos a la
 * condición de que, al no pagarse…' only brings the later notes of a series forward.
 */
const ANYWHERE =
  /siempre y cuando|(?<!\p{L})a condición de|con la condición|bajo la condición|sujet[oa]s? a la condición(?! de que,? (?:al|de) no pagarse)|condicionad[oa]s?\s+(?:a|al)|condición suspensiva/iu

/** In the promise itself these do, too; elsewhere they may speak of interest after the due date. */
const IN_PROMISE =
  /siempre que|en caso de(?: que)?|(?:^|[\s,])si\s|una vez que|hasta que|cuando\s|previa\s(?!presentación)|contra entrega|a cambio de|salvo que|a menos que|dependiendo de/iu

/** The words that make payment depend on something, or null. */
export function findCondition(text: string, promise: string): string | null {
  const found = ANYWHERE.exec(text) ?? IN_PROMISE.exec(promiseSentence(promise))
  return found ? found[0].replace(/^[\s,]+/, '').trim() : null
}

/** A later sentence of the same paragraph may say what is owed after the due date. */
function promiseSentence(paragraph: string): string {
  const sentences = paragraph.split(/(?<=[\p{L}\d)]\.)\s+(?=\p{Lu})|\n/u)
  return sentences.find((sentence) => PROMISE.test(sentence)) ?? paragraph
}
