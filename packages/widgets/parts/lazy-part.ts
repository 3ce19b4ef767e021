import { lazy } from "react";

/**
 * A component that is fetched when it is first drawn, again where that failed (three times, or when the network is back): what is shown
 * already does not go for it. After that its failure is the report's.
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

/** Of whatever properties; React's own type of it. */
type AnyPart = Awaited<ReturnType<Parameters<typeof lazy>[0]>>["default"];
