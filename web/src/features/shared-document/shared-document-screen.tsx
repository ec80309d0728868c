import { useParams } from 'react-router'
import { useTitle } from '../../lib/use-title.ts'
import { Logo } from '../../ui/logo.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ThemeSwitch } from '../../ui/theme-switch.tsx'
import { ShareRefused, useOpenedShare } from './api/open-share.ts'
import { messages } from './messages.ts'
import { ShareProblemCard } from './share-problem-card.tsx'
import { SharedDocument } from './shared-document.tsx'
import { words } from '../../lib/words.ts'
import { useEffect } from 'react'

/** /compartido/{token}: shows a shared document to somebody without an account. */
export function SharedDocumentScreen() {
  const { token = '' } = useParams()
  const share = useOpenedShare(token)
  usePrivatePage()
  useTitle(share.data?.name ?? messages.preview)
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="mx-auto flex w-full max-w-4xl items-center justify-between gap-4 px-4 py-3 sm:px-8">
        <a
          href="/"
          className="inline-flex min-h-11 items-center rounded-md no-underline"
          aria-label={words.home}
        >
          <Logo />
        </a>
        <ThemeSwitch />
      </header>
      <main className="mx-auto flex w-full max-w-4xl flex-1 flex-col gap-6 px-4 pt-2 pb-12 sm:px-8">
        {share.data ? (
          <SharedDocument token={token} share={share.data} />
        ) : share.isPending ? (
          <Waiting />
        ) : (
          <ShareProblemCard
            problem={share.error instanceof ShareRefused ? share.error.problem : 'unreachable'}
            onRetry={() => void share.refetch()}
          />
        )}
      </main>
      <footer className="px-4 pb-6 text-center text-sm text-ink-soft">{messages.madeWith}</footer>
    </div>
  )
}

function Waiting() {
  return (
    <div aria-busy="true" className="flex flex-col gap-4">
      <output className="sr-only">{messages.loading}</output>
      <Skeleton className="h-8 w-2/3" />
      <Skeleton className="w-1/3" />
      <Skeleton shape="block" className="mt-4 h-96" />
    </div>
  )
}

/** The address contains the token, so no other site may receive it as referrer. Our server sends a header; other hosts of the page may not. */
function usePrivatePage(): void {
  useEffect(() => {
    const tag = document.createElement('meta')
    tag.name = 'referrer'
    tag.content = 'no-referrer'
    document.head.append(tag)
    return () => tag.remove()
  }, [])
}
