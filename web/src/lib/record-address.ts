/** The records with an address of their own, by the name that stands in it. */
export type RecordKind = 'clientes' | 'documentos'

const RECORD =
  /^\/dashboard\/([a-z]+)\/([\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12})\/*$/i

/** So that a link opens its record in a new tab too, where there is no history entry to say what is shown. */
export function recordAddress(kind: RecordKind, id: string): string {
  return `/dashboard/${kind}/${id}`
}

/** Which record an address names; none where its last part is no id. */
export function readRecordAddress(pathname: string): { kind: string; id: string } | undefined {
  const [, kind, id] = RECORD.exec(pathname) ?? []
  return kind !== undefined && id !== undefined ? { kind: kind.toLowerCase(), id } : undefined
}

export function recordIdAt(pathname: string, kind: RecordKind): string | undefined {
  const record = readRecordAddress(pathname)
  return record?.kind === kind ? record.id : undefined
}
