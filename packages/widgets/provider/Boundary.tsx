import { Component, type ReactNode } from "react";

interface BoundaryProps {
  /** Drawn instead of children that threw; `retry` draws the children again. */
  instead: (error: Error, retry: () => void) => ReactNode;
  onCaught?: ((error: Error) => void) | undefined;
  children?: ReactNode;
}

/** Keeps an error in its children from emptying what is around them. React has it only as a class. */
export class Boundary extends Component<BoundaryProps, { error?: Error | undefined }> {
  override state: { error?: Error | undefined } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error: toError(error) };
  }

  override componentDidCatch() {
    const { error } = this.state;
    if (error) this.props.onCaught?.(error);
  }

  readonly #retry = () => this.setState({ error: undefined });

  override render() {
    const { error } = this.state;
    return error ? this.props.instead(error, this.#retry) : this.props.children;
  }
}

/** A host's code may throw anything; what it threw is then the error's `cause`. */
export function toError(cause: unknown): Error {
  return cause instanceof Error ? cause : new Error(String(cause), { cause });
}
