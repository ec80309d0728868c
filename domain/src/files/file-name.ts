const REFUSED = /[\\/:*?"<>|\p{Cc}]+/gu
const MAX_BASE = 120

export function fileName(name: string, extension: string): string {
  const base = name.replaceAll(REFUSED, ' ').replaceAll(/\s+/g, ' ').trim().slice(0, MAX_BASE)
  const ending = extension === '' ? '' : `.${extension}`
  if (ending !== '' && base.toLowerCase().endsWith(ending.toLowerCase())) return base
  return `${base || 'documento'}${ending}`
}

export function extensionOf(path: string): string {
  return /\.([a-z0-9]{1,10})$/i.exec(path)?.[1]?.toLowerCase() ?? ''
}

export function uniqueName(name: string, taken: ReadonlySet<string>): string {
  const [, base = name, ending = ''] = /^(.*?)(\.[a-z0-9]+)?$/i.exec(name) ?? []
  let next = name
  for (let count = 2; taken.has(next.toLowerCase()); count++) next = `${base} (${count})${ending}`
  return next
}
