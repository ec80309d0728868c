import { Component, type ReactNode } from 'react'
import { CodeNotLoaded, reloadPage } from '../../lib/lazy.ts'
import { log } from '../../lib/log.ts'
import { FailureCard } from './failure-card.tsx'

interface FailureBoundaryProps {
  onRetry: () => void
  isRepeated: boolean
  children: ReactNode
}

interface FailureBoundaryState {
  error?: unknown
  hasFailed: boolean
}

/** Only a class component can catch errors of rendering; a new key resets it. */
export class FailureBoundary extends Component<FailureBoundaryProps, FailureBoundaryState> {
  override state: FailureBoundaryState = { hasFailed: false }

  static getDerivedStateFromError(error: unknown): FailureBoundaryState {
    return { error, hasFailed: true }
  }

  override componentDidCatch(error: unknown): void {
    log.error('A screen of the dashboard failed', error)
    if (this.props.isRepeated && error instanceof CodeNotLoaded) reloadPage()
  }

  override render(): ReactNode {
    const { error, hasFailed } = this.state
    if (!hasFailed) return this.props.children
    return <FailureCard error={error} onRetry={this.props.onRetry} />
  }
}
