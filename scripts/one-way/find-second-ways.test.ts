import { expect, it } from 'vitest'
import { findSecondWays } from './find-second-ways.ts'

it.each([
  ['web/src/features/a/b.tsx', '<Dialog onOpenChange={(isOpen) => !isOpen && onClose()}>'],
  ['web/src/features/a/b.tsx', "import { DialogTrigger } from 'react-aria-components'"],
  [
    'web/src/features/a/b.tsx',
    "const ADialog = lazy(async () => ({\n  default: (await import('./a-dialog.tsx')).ADialog,\n}))",
  ],
  ['web/src/records/a/opened-a.ts', 'createPersonalStore<Opened | undefined>(undefined)'],
  [
    'web/src/records/a/use-a-dialog.tsx',
    'function useADialog(id: string) {\n  const open = useOpen()\n  const [shown, show] = useState(id)\n}',
  ],
  ['web/src/features/a/a-form.tsx', 'const form = useForm<Values>({ resolver })'],
  ['web/src/features/a/a-form.tsx', "const draft = useFormDraft('a', form)"],
  ['web/src/features/a/a-form.tsx', 'const guarded = useGuardedSave<Row, Values, never>({ form })'],
  ['web/src/features/a/a-form.tsx', '<form noValidate onSubmit={submit}>'],
  ['web/src/features/a/read-a.ts', 'const query = queryOptions({})'],
  ['web/src/features/a/read-a.ts', "useQuery({ queryKey: keyOf('tasks', userId, id) })"],
  ['web/src/records/a/read-a.ts', "import { supabase } from '../../lib/supabase.ts'"],
  ['web/src/records/a/api/save-a.ts', 'await images.upload(path, file)'],
  ['web/src/app/links/a/send-a.ts', "addEventListener('online', () => this.send())"],
  ['web/src/app/links/a/send-a.ts', 'await navigator.locks.request(key, work)'],
  ['supabase/functions/a/function.ts', 'const { url } = await request.json()'],
  ['supabase/functions/a/function.ts', 'const query = new URL(request.url).searchParams'],
  ['supabase/functions/a/function.ts', 'const body = z.object({ url: z.unknown() })'],
  ['domain/src/assistant/read-day.ts', "if (text === 'pasado manana') return 2"],
])('refuses a second way in the file %s: %s', (file, source) => {
  expect(findSecondWays(file, `\n${source}`)).toEqual([
    { file, line: 2, text: expect.any(String) as string },
  ])
})

it.each([
  ['web/src/features/a/b.tsx', '<Dialog onClose={onClose}>'],
  [
    'web/src/features/a/b.tsx',
    "const ADialog = lazyDialog(async () => (await import('./a-dialog.tsx')).ADialog)",
  ],
  [
    'web/src/features/a/b.tsx',
    'function useADialog() {\n  return useDialog(ADialog)\n}\n\nfunction B() {\n  useState(0)\n}',
  ],
  ['web/src/features/a/b.tsx', '<MenuOnDemand isOpen={isOpen} onOpenChange={setOpen} />'],
  ['web/src/features/a/a-form.tsx', 'const { shown } = useRecordForm({ resolver })'],
  ['web/src/features/a/a-form.tsx', '<form\n  {...shown}\n  className="flex">'],
  ['web/src/features/auth/form/auth-form.tsx', '<form noValidate onSubmit={submit}>'],
  ['web/src/ui/use-checked-form.ts', 'const form = useForm<Values>({ resolver })'],
  ['web/src/records/a/api/read-a.ts', "import { supabase } from '../../../lib/supabase.ts'"],
  ['web/src/records/a/api/read-a.ts', 'return queryOptions({})'],
  ['web/src/features/a/b.tsx', 'queryClient.setQueryData(taskQuery(userId, id).queryKey, row)'],
  ['web/src/features/a/b.tsx', "useIsFetching({ queryKey: keyOf('tasks', userId) })"],
  ['web/src/app/links/a/send-a.ts', 'await inOneTab(key, work)'],
  ['supabase/functions/a/function.ts', 'const { url } = await readBody(request, body)'],
  ['supabase/functions/a/own-origins.ts', 'return [new URL(request.url).origin]'],
  ['domain/src/commands/read-day.ts', "hasPhrase(tokens, at, 'pasado manana')"],
])('accepts in the file %s: %s', (file, source) => {
  expect(findSecondWays(file, source)).toEqual([])
})
