import { FunctionsHttpError } from '@supabase/functions-js'
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

/** How long a signed address is used: less than its 60 seconds, for slow connections (DOC-06). */
const SIGNED_URL_MS = 45_000

export type OpenedShare = z.output<typeof answerSchema> & { openedAt: number }

export type SharedFile = OpenedShare & { kind: 'file' }

export type ShareProblem = keyof typeof messages.problems

/** The link was refused; the page has a text for each problem. */
export class ShareRefused extends Error {
  readonly problem: ShareProblem

  constructor(problem: ShareProblem) {
    super(`the shared document was not opened: ${problem}`)
    this.problem = problem
  }
}

/** Opens a link to view the document, which counts, or to download it, which is recorded. */
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
  if (Date.now() - share.openedAt < SIGNED_URL_MS) return share
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

/** Requested once per visit, because each request counts as a view (DOC-59). */
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

/** Reads the file at once; a later attempt requests a new signed address (DOC-06). */
export function useSharedFile(token: string, share: SharedFile) {
  return useQuery({
    queryKey: keyOf('shared-document', token, 'file'),
    queryFn: async () => readSharedFile(await freshLink(token, share)),
    staleTime: Number.POSITIVE_INFINITY,
    retry: 1,
  })
}
