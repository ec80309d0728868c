import { foldForSearch } from '../text/index.ts'

interface NamedStage {
  name: string
}

export function findStages<S extends NamedStage>(stages: readonly S[], typed: string): S[] {
  const wanted = stem(typed)
  if (wanted === '') return [...stages]
  return stages.filter(({ name }) => stem(name).startsWith(wanted))
}

function stem(name: string): string {
  return foldForSearch(name)
    .trim()
    .replace(/[ao]s?$/, '')
}
