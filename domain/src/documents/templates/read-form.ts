const SUFFIX = /^(.+?)(_en_(?:pesos|letra|palabras))$/

export function splitForm(key: string): { base: string; suffix: string } {
  const [, base = key, suffix = ''] = SUFFIX.exec(key) ?? []
  return { base, suffix }
}
