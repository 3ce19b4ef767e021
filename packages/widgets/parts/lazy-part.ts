import { lazy } from "react";

/**
 * Makes a component that is fetched when it is first drawn. A failed fetch is repeated up to three
 * times, or when the network is back, so that what is already shown stays. After that, the report
 * gets the error.
 */
export const lazyPart = <Part extends AnyPart>(load: () => Promise<Part>) =>
  lazy(() => persist(load).then((part) => ({ default: part })));

const persist = <Part>(load: () => Promise<Part>, attemptsLeft = 3): Promise<Part> =>
  load().catch(async (problem: unknown) => {
    if (attemptsLeft === 0) throw problem;
    await new Promise((resolve) =>
      navigator.onLine
        ? setTimeout(resolve, 8000 >> attemptsLeft)
        : addEventListener("online", resolve, { once: true }),
    );
    return persist(load, attemptsLeft - 1);
  });

type AnyPart = Awaited<ReturnType<Parameters<typeof lazy>[0]>>["default"];
