import { Component, type ErrorInfo, type ReactNode } from 'react'
import { ServerUnreachable } from '../calls/served-build.ts'
import { RouteError } from './RouteError.tsx'

/** One per route: a page that breaks shows what happened, and the bar above it stays usable. */
export class RouteBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state: { error: unknown } = { error: null }

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? 'thrown' }
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    console.error(error, info.componentStack)
  }

  override render() {
    const { error } = this.state
    return error === null ? this.props.children : <RouteError isUnreachable={error instanceof ServerUnreachable} />
  }
}
