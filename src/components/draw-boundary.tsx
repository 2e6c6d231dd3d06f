import { Component, type ReactNode } from 'react'

interface DrawBoundaryProps {
  onFail?: () => void
  children: ReactNode
}

/** Renders nothing if its child fails (such as a missing chunk), so that optional UI never breaks the page. */
export class DrawBoundary extends Component<DrawBoundaryProps, { failed: boolean }> {
  state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  componentDidCatch() {
    this.props.onFail?.()
  }

  render() {
    return this.state.failed ? null : this.props.children
  }
}
