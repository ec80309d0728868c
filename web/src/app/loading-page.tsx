import { Logo } from '../ui/logo.tsx'

export function LoadingPage() {
  return (
    <div aria-busy="true" className="grid min-h-dvh place-items-center">
      <span className="animate-breathe">
        <Logo size="large" isMarkOnly />
      </span>
    </div>
  )
}
