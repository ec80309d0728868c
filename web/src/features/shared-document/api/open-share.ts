import { FunctionsHttpError } from '@supabase/supabase-js'
import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { deployment } from '../../../lib/deployment.ts'
import { log } from '../../../lib/log.ts'
import { supabase } from '../../../lib/supabase.ts'
import { messages } from '../messages.ts'
import { keyOf } from '../../../lib/data/query-keys.ts'

const facts = z.object({
  name: z.string(),
  type: z.string(),
  sharedBy: z.object({ name: z.string().nullable(), company: z.string().nullable() }),
  expiresAt: z.string(),
})

const answerSchema = z.discriminatedUnion('kind', [
  facts.extend({ kind: z.literal('text'), content: z.string(), logoUrl: z.string().nullish() }),
  facts.extend({ kind: z.literal('file'), signedUrl: z.string() }),
])

/** Less than the function gives a link, for a slow connection. */
const LINK_MS = 45_000

export type OpenedShare = z.output<typeof answerSchema> & { openedAt: number }

export type SharedFile = OpenedShare & { kind: 'file' }

export type ShareProblem = keyof typeof messages.problems

/** Why there is nothing to show; the page has words for each. */
export class ShareRefused extends Error {
  readonly problem: ShareProblem

  constructor(problem: ShareProblem) {
    super(`the shared document was not opened: ${problem}`)
    this.problem = problem
  }
}

/** To view, which is counted, or to download, which is told to the agent and gives a fresh link. */
export async function openShare(token: string, purpose: 'view' | 'download'): Promise<OpenedShare> {
  const { data, error } = await supabase().functions.invoke<unknown>('shared-document', {
    body: { token, purpose },
  })
  if (error) throw new ShareRefused(await problemOf(error))
  return { ...answerSchema.parse(data), openedAt: Date.now() }
}

export async function readSharedFile(share: SharedFile): Promise<Blob> {
  const response = await fetch(new URL(share.signedUrl, deployment().supabaseUrl))
  if (!response.ok) throw new Error(`the shared file answered ${response.status}`)
  return response.blob()
}

async function freshLink(token: string, share: SharedFile): Promise<SharedFile> {
  if (Date.now() - share.openedAt < LINK_MS) return share
  const again = await openShare(token, 'view')
  if (again.kind !== 'file') throw new Error('the shared document is no file any more')
  return again
}

async function problemOf(error: unknown): Promise<ShareProblem> {
  if (!(error instanceof FunctionsHttpError)) {
    log.warn('shared document not reached', error)
    return 'unreachable'
  }
  try {
    const { error: code } = (await (error.context as Response).json()) as { error?: unknown }
    return isProblem(code) ? code : 'unreachable'
  } catch {
    return 'unreachable'
  }
}

function isProblem(code: unknown): code is ShareProblem {
  return typeof code === 'string' && Object.hasOwn(messages.problems, code)
}

/** Asked once a visit: each answer counts as a view. */
export function useOpenedShare(token: string) {
  return useQuery({
    queryKey: keyOf('shared-document', token),
    queryFn: () => openShare(token, 'view'),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: false,
  })
}

/** Its link is good for a minute: the file is read at once, and a later try asks for another. */
export function useSharedFile(token: string, share: SharedFile) {
  return useQuery({
    queryKey: keyOf('shared-document', token, 'file'),
    queryFn: async () => readSharedFile(await freshLink(token, share)),
    staleTime: Number.POSITIVE_INFINITY,
    retry: 1,
  })
}
