import { Component, type ReactNode } from "react";

/**
 * Marks errors of what the host itself draws in the provider: these are for the host's own error
 * boundary, and `passHostErrors` passes them on.
 */
export class HostContent extends Component<{ children?: ReactNode }, { caught?: { error: unknown } }> {
  override state: { caught?: { error: unknown } } = {};

  static getDerivedStateFromError(error: unknown) {
    if (error instanceof Error) hostErrors.add(error);
    return { caught: { error } };
  }

  override render() {
    if (this.state.caught) throw this.state.caught.error;
    return this.props.children;
  }
}

/** Drawn instead of a provider that failed, for instance because of a wrong `container`. */
export function passHostErrors(error: Error): ReactNode {
  if (hostErrors.has(error)) throw error;
  return <p role="alert">This part could not be shown.</p>;
}

const hostErrors = new WeakSet<Error>();
