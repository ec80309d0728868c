export interface Source {
  name: string
  text: string
}

export interface UnseenFailure {
  file: string
  line: number
  hook: string
}

const DECLARED = /export function (use\w+)[\s\S]*?\n\}/g
const READS = /\buse(?:Infinite|Suspense)?Query\(/

/** A read hook is one that calls useQuery or returns the result of such a hook, including its failure. */
export function findReadHooks(sources: readonly Source[]): Set<string> {
  const hooks = new Set<string>()
  for (let known = -1; known < hooks.size;) {
    known = hooks.size
    for (const { text } of sources) {
      for (const [body, name = ''] of text.matchAll(DECLARED)) {
        const passesOn = [...hooks].some((hook) => body.includes(`return ${hook}(`))
        if (passesOn || (READS.test(body) && /return (?:useQuery|useInfiniteQuery)\(/.test(body))) {
          hooks.add(name)
        }
      }
    }
  }
  return hooks
}

/** A failure that no code reads would look like an empty list (SAVE-18). */
export function findUnseenFailures(
  sources: readonly Source[],
  hooks: ReadonlySet<string>,
): UnseenFailure[] {
  const calls = new RegExp(String.raw`\b(${[...hooks].join('|')})\(`, 'g')
  return sources.flatMap(({ name, text }) =>
    [...text.matchAll(calls)]
      .filter(({ index }) => !isSeen(text, index))
      .map(({ index, 1: hook = '' }) => ({
        file: name,
        line: text.slice(0, index).split('\n').length,
        hook,
      })),
  )
}

function isSeen(text: string, index: number): boolean {
  const before = text.slice(0, index)
  if (/^\w+\([^()]*\)\.data\b/.test(text.slice(index))) return false
  if (/(?:return|function|=>) $/.test(before)) return true
  const names = /const \{([^}]*)\} = $/.exec(before)?.[1]
  if (names !== undefined) return /\b(?:isError|isSuccess|refetch)\b/.test(names)
  const variable = /const (\w+) = $/.exec(before)?.[1]
  // A result that is passed on as a whole is checked in the code that receives it.
  if (variable === undefined) return /[([,{] ?$/.test(before)
  const isWhole = String.raw`[({[,] ?${variable}[)\]},]|=\{${variable}\}|\.\.\.${variable}\b|^\s+${variable},$`
  return new RegExp(
    String.raw`\b${variable}\.(?:isError|isSuccess|refetch)\b|${isWhole}`,
    'm',
  ).test(text.slice(index))
}
