import { Component, type ReactNode } from 'react'

interface DrawBoundaryProps {
  onFail?: () => void
  children: ReactNode
}

/** What cannot be drawn, as when its chunk is gone, takes no page with it: nothing stands there. */
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
