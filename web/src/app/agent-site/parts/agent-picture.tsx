import type { PublicAgent } from '@predio/domain/selections'
import { initialsOf } from '@predio/domain/text'
import { agentName } from '../../links/frame/describe-agent.ts'
import { cx } from '../../../ui/cx.ts'

/** The portrait, or the logo where there is none, above the initials that stay if it does not load. */
export function AgentPicture({ agent, size }: { agent: PublicAgent; size: 'small' | 'large' }) {
  const src = agent.photoUrl ?? agent.logoUrl
  const isLogo = src !== null && agent.photoUrl === null
  const side = size === 'small' ? 48 : 128
  return (
    <span
      className={cx(
        'relative inline-flex shrink-0 items-center justify-center overflow-hidden bg-action-soft font-semibold text-action',
        size === 'small' ? 'size-12' : 'size-32 text-3xl ring-6 ring-paper',
        isLogo ? 'rounded-lg' : 'rounded-full',
      )}
    >
      <span aria-hidden="true">{initialsOf(agentName(agent))}</span>
      {src && (
        <img
          src={src}
          alt=""
          // On a slow line the portrait would delay the page's own pictures.
          fetchPriority="low"
          width={side}
          height={side}
          // A logo is made for paper, so its ground is white in every theme.
          className={cx(
            'absolute inset-0 size-full',
            isLogo ? 'bg-on-fill object-contain p-1' : 'object-cover',
          )}
        />
      )}
    </span>
  )
}
