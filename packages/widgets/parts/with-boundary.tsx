import { QueryClientContext, type QueryClient } from "@tanstack/react-query";
import {
  Suspense,
  useContext,
  useEffect,
  useMemo,
  useState,
  type ComponentType,
  type ReactNode,
} from "react";
import { Banner } from "./Banner.tsx";
import { Boundary, toError } from "../provider/Boundary.tsx";
import { tellFailure } from "../provider/tell-failure.ts";

/**
 * A widget whose mistakes, and those of the slots and handlers that its host passes, empty only
 * their own place. The host learns of them by `onError`, and may draw the error by `slots.error`.
 */
export function withBoundary<Widget extends object>(
  widget: Widget,
  names?: readonly (string | undefined)[],
): Widget {
  const madeBefore = boundedWidgets.get(widget);
  if (madeBefore) return madeBefore as Widget;
  const Inner = widget as ComponentType<HostProps>;
  function Bounded(hostProps: HostProps) {
    const cache = useContext(QueryClientContext);
    useEffect(() => {
      const end = new AbortController();
      import("../provider/check-props.ts")
        .then((part) => part.checkProps(widget, hostProps, names, cache, end.signal))
        .catch(() => undefined);
      return () => end.abort();
    });
    const [guard] = useState(() => createGuard(cache));
    const slots = useMemo(() => guardSlots(hostProps.slots, guard), [hostProps.slots, guard]);
    return (
      <Boundary
        onCaught={guard.tell}
        instead={(error, retry) => slots.error?.(error, retry) ?? <Broken retry={retry} />}
      >
        <Inner {...guardHandlers(hostProps, guard)} slots={slots} />
      </Boundary>
    );
  }
  const safeWidget = Object.assign(Bounded, widget);
  for (const key of [widget, safeWidget]) boundedWidgets.set(key, safeWidget);
  return safeWidget as unknown as Widget;
}

const boundedWidgets = new WeakMap<object, object>();

interface HostProps {
  slots?: Slots | undefined;
  [name: string]: unknown;
}

interface Slots {
  error?: (error: Error, retry: () => void) => ReactNode;
  [name: string]: unknown;
}

type Call = (...given: unknown[]) => unknown;

/** Wraps each of the host's functions once, so that a stable one stays stable. */
function createGuard(cache: QueryClient | undefined) {
  const handlers = new WeakMap<Call, Call>();
  const reportedMessages = new Set<string>();
  const tell = (cause: Error) => tellFailure(cache, cause);
  const tellLater = (error: unknown) => {
    const cause = toError(error);
    // Later, because a slot is called while React renders, and once, however often it renders.
    if (!reportedMessages.has(cause.message))
      queueMicrotask(() => {
        console.error("Vanbook: a function of the page failed.", cause);
        tell(cause);
      });
    reportedMessages.add(cause.message);
  };
  const wrap = (handler: Call) => {
    let safeHandler = handlers.get(handler);
    if (!safeHandler) {
      safeHandler = (...given) => {
        try {
          const answer = handler(...given);
          if (answer instanceof Promise) answer.catch(tellLater);
          return answer;
        } catch (error) {
          tellLater(error);
          return undefined;
        }
      };
      handlers.set(handler, safeHandler);
    }
    return safeHandler;
  };
  return { tell, wrap };
}

type Guard = ReturnType<typeof createGuard>;

function guardHandlers(props: HostProps, { wrap }: Guard): HostProps {
  const safeParts = { ...props };
  for (const [name, value] of Object.entries(props))
    if (typeof value === "function" && /^on[A-Z]/.test(name)) safeParts[name] = wrap(value as Call);
  return safeParts;
}

function guardSlots(slots: Slots | undefined, { tell, wrap }: Guard): Slots {
  const draw = (content: unknown) =>
    content !== undefined &&
    content !== null && (
      <Boundary onCaught={tell} instead={(_, retry) => <Broken retry={retry} />}>
        {/* A part that is still loading must not take the host's page with it. */}
        <Suspense>{content as ReactNode}</Suspense>
      </Boundary>
    );
  const safeParts: Record<string, unknown> = {};
  for (const [name, slot] of Object.entries(slots ?? {})) {
    if (typeof slot === "function") {
      const call = wrap(slot as Call);
      safeParts[name] = (...given: unknown[]) => draw(call(...given)) || undefined;
    } else if (!/^(error|details)$/.test(name)) safeParts[name] = draw(slot) || undefined;
  }
  return safeParts;
}

function Broken({ retry }: { retry: () => void }) {
  return <Banner title="This part could not be shown." onRetry={retry} />;
}
