import { lazy, type ComponentType, type LazyExoticComponent } from "react";
import type { LoadScreen, ScreenProps } from "../screens-of.ts";

/** A screen whose code is loaded when it is drawn, or before, with `fetchCode`. */
export type LazyScreen = LazyExoticComponent<ComponentType<ScreenProps>> & {
  fetchCode: () => Promise<unknown>;
};

/** React's `lazy`, for screens. */
export function lazyScreen(load: LoadScreen): LazyScreen {
  const fetchCode = async () => ({ default: await load() });
  return Object.assign(lazy(fetchCode), { fetchCode });
}
