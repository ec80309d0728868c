const SUFFIX = /^(.+?)(_en_(?:pesos|letra|palabras))$/

/** 'renta_en_letra' is the variable 'renta' in the form '_en_letra'. */
export function splitForm(key: string): { base: string; suffix: string } {
  const [, base = key, suffix = ''] = SUFFIX.exec(key) ?? []
  return { base, suffix }
}
