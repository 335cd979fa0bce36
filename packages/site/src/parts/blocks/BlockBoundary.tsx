import { Component, type ReactNode } from 'react';
import { BlockNote } from './BlockNote.tsx';

interface BlockBoundaryProps {
  /** The sentence that takes the block's place. */
  failed: string;
  children: ReactNode;
}

/** Keeps a block that cannot be drawn from taking the page with it. On the server React lets the error through. */
export class BlockBoundary extends Component<BlockBoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    const { failed, children } = this.props;
    return this.state.broken ? <BlockNote>{failed}</BlockNote> : children;
  }
}
