import { lazy } from "react";

/**
 * A component fetched when it is first drawn. A failed fetch is repeated up to three times, or when the network is
 * back, so that a failure does not remove what is already shown. After that the error is thrown to the report.
 */
export const lazyPart = <Part extends AnyPart>(load: () => Promise<Part>) =>
  lazy(() => persist(load).then((part) => ({ default: part })));

const persist = <Part>(load: () => Promise<Part>, left = 3): Promise<Part> =>
  load().catch(async (problem: unknown) => {
    if (left === 0) throw problem;
    await new Promise((resolve) =>
      navigator.onLine
        ? setTimeout(resolve, 8000 >> left)
        : addEventListener("online", resolve, { once: true }),
    );
    return persist(load, left - 1);
  });

/** A component with any props, as in React's own type. */
type AnyPart = Awaited<ReturnType<Parameters<typeof lazy>[0]>>["default"];
