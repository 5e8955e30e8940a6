import { Component, type ErrorInfo, type ReactNode } from 'react'
import { RouteError } from './RouteError.tsx'

/** One per route: a page that breaks shows what happened, and the bar above it stays usable. */
export class RouteBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    console.error(error, info.componentStack)
  }

  override render() {
    return this.state.broken ? <RouteError /> : this.props.children
  }
}
