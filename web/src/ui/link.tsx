import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components'

type LinkProps = Omit<AriaLinkProps, 'className' | 'style'>

export function Link(props: LinkProps) {
  return (
    <AriaLink
      {...props}
      className="cursor-pointer rounded-sm font-medium text-action underline decoration-action/40 underline-offset-4 outline-0 transition-colors hover:decoration-current focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-focus disabled:cursor-default disabled:text-ink-faint disabled:no-underline"
    />
  )
}
