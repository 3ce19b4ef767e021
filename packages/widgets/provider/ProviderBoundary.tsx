import { Component, type ComponentType, type ReactNode } from "react";
import { Boundary } from "./Boundary.tsx";

interface ProviderBoundaryProps<Given> {
  provider: ComponentType<Given & { children: ReactNode }>;
  given: Given;
  children: ReactNode;
}

/**
 * A provider that fails, for instance because of a wrong `container`, is drawn again without what
 * only changes its look and place, and the host learns of the error by `onError`
 * (check-provider.ts). Errors of what the host itself draws in the provider are for the host's own
 * error boundary.
 */
export function ProviderBoundary<Given extends object>({
  provider: Provider,
  given,
  children,
}: ProviderBoundaryProps<Given>) {
  const draw = (without: object | undefined, instead: (error: Error) => ReactNode) => (
    <Boundary instead={(error) => passHostError(error) ?? instead(error)}>
      <Provider {...given} {...without}>
        <HostContent>{children}</HostContent>
      </Provider>
    </Boundary>
  );
  return draw(undefined, (failure) =>
    draw({ ...WITHOUT_LOOK, failure }, () => <p role="alert">This part could not be shown.</p>),
  );
}

class HostContent extends Component<{ children: ReactNode }, { failure?: HostFailure }> {
  override state: { failure?: HostFailure } = {};

  static getDerivedStateFromError(thrownByHost: unknown) {
    return { failure: Object.assign(new Error(), { thrownByHost }) };
  }

  override render() {
    if (this.state.failure) throw this.state.failure;
    return this.props.children;
  }
}

/** What the host's content threw, on its way to the host's boundary. */
type HostFailure = Error & { thrownByHost?: unknown };

function passHostError(error: HostFailure): undefined {
  if ("thrownByHost" in error) throw error.thrownByHost;
}

/** All of them are optional. */
const WITHOUT_LOOK = {
  theme: undefined,
  container: undefined,
  queryClient: undefined,
  text: undefined,
  className: undefined,
};
