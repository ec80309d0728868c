import {
  useProspectToken,
  useReplaceProspectAddress,
} from '../../../records/prospects/api/addresses.ts'
import { LINK_KINDS } from '../../../records/public-links/kinds.ts'
import { LastingAddress } from '../../../records/public-links/lasting-address.tsx'
import { LocalAddressNotice } from '../../../records/public-links/local-address-notice.tsx'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.ts'
import { useFrameAncestors } from './api/read-frame-ancestors.ts'
import { Snippet } from './guide/how-to.tsx'
import { messages } from './messages.ts'

const { addressOf, texts } = LINK_KINDS.contact

/** Shows the agent's own contact form as a page, and as a frame for the agent's site. */
export function ContactForm({ siteUrl }: { siteUrl: string | null }) {
  const { data: token, error, refetch } = useProspectToken('contact')
  const replace = useReplaceProspectAddress('contact')
  const url = token && addressOf(location.origin, token)
  return (
    <section className="flex flex-col gap-4">
      <h3 className="font-medium">{messages.form}</h3>
      <p className="text-ink-soft">{messages.formIntro}</p>
      {token === null ? (
        <Button
          isPending={replace.isPending}
          onPress={() =>
            replace.mutate(undefined, { onError: () => toast.error(messages.makeFailed) })
          }
        >
          {messages.makeForm}
        </Button>
      ) : (
        <LastingAddress
          label={messages.formAddress}
          url={url}
          error={error}
          failed={messages.addressFailed}
          onRetry={() => void refetch()}
          texts={texts.replace}
          onReplace={() => replace.mutateAsync()}
        />
      )}
      {url && <LocalAddressNotice />}
      {url && <FrameSnippet url={url} siteUrl={siteUrl} />}
    </section>
  )
}

/** A header of our server says which site may frame the page; a static host cannot send that header for a single page. */
function FrameSnippet({ url, siteUrl }: { url: string; siteUrl: string | null }) {
  const site = siteUrl !== null && URL.canParse(siteUrl) ? new URL(siteUrl).origin : null
  const framed = useFrameAncestors(url, site)
  if (site === null) return <p className="text-sm text-ink-soft">{messages.frameNoSite}</p>
  if (framed.isPending && !framed.isError)
    return <p className="text-sm text-ink-soft">{messages.frameChecking}</p>
  if (!framed.data?.includes(site)) {
    return <p className="text-sm text-ink-soft">{messages.frameStatic}</p>
  }
  const { frameTitle } = messages
  return (
    <div className="flex flex-col gap-2">
      <p className="text-sm font-medium">{messages.frame}</p>
      <p className="text-sm text-ink-soft">{messages.frameFor(site)}</p>
      <Snippet
        name={messages.frame}
        text={`<iframe src="${url}" title="${frameTitle}" style="width:100%;height:760px;border:0"></iframe>`}
      />
    </div>
  )
}
