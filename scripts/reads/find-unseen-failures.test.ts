import { expect, it } from 'vitest'
import { findReadHooks, findUnseenFailures } from './find-unseen-failures.ts'

const API = {
  name: 'api/list-links.ts',
  text: `export function useLinks() {
  return useQuery(linksQuery(useUser().id))
}

export function useOwners() {
  return useLinks()
}
`,
}

function lookAt(...lines: string[]) {
  const screen = { name: 'card.tsx', text: lines.join('\n') }
  return findUnseenFailures([screen], findReadHooks([API]))
}

it('SAVE-18 recognises the hooks that read, and those that return the result of one', () => {
  expect([...findReadHooks([API])]).toEqual(['useLinks', 'useOwners'])
})

it.each([
  'const { data = [] } = useLinks()',
  'const links = useLinks().data ?? []',
  'const links = useLinks()\nreturn <List rows={links.data} />',
  'const { data: links, isPending } = useOwners()',
])('SAVE-18 finds a read whose failure is not handled: %s', (code) => {
  expect(lookAt(code)).toMatchObject([{ file: 'card.tsx', line: 1 }])
})

it.each([
  'const { data, isError } = useLinks()',
  'const { data, isPending, refetch } = useLinks()',
  'const links = useLinks()\nif (links.isError) return <PartFailure />',
  'const links = useLinks()\nreturn <List query={links} />',
  'return useLinks()',
])('SAVE-18 accepts a read whose failure is handled: %s', (code) => {
  expect(lookAt(code)).toEqual([])
})
