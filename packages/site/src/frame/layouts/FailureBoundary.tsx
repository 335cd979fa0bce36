import { Component, type ComponentType, type ReactNode } from 'react';

interface FailureBoundaryProps {
  /** A new value tries the children again: the place. */
  place: string;
  Fallback: ComponentType<{ error: unknown }>;
  children: ReactNode;
}

interface FailureBoundaryState {
  failure: { error: unknown; place: string } | undefined;
}

/** Catches what fails while it is drawn, until the visitor goes elsewhere. */
export class FailureBoundary extends Component<FailureBoundaryProps, FailureBoundaryState> {
  override state: FailureBoundaryState = { failure: undefined };

  static getDerivedStateFromError(error: unknown): FailureBoundaryState {
    return { failure: { error, place: '' } };
  }

  static getDerivedStateFromProps(
    props: FailureBoundaryProps,
    state: FailureBoundaryState,
  ): FailureBoundaryState | null {
    const { failure } = state;
    if (failure === undefined) return null;
    if (failure.place === '') return { failure: { ...failure, place: props.place } };
    return failure.place === props.place ? null : { failure: undefined };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    const { Fallback, children } = this.props;
    return failure === undefined ? children : <Fallback error={failure.error} />;
  }
}
