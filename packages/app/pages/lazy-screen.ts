import { lazy as lazyComponent, type ComponentType, type LazyExoticComponent } from "react";

/** A screen whose code comes when it is drawn, or when somebody sees before that it will be. */
export type LazyScreen = LazyExoticComponent<ComponentType> & { fetchCode: FetchCode };

type FetchCode = () => Promise<{ default: ComponentType }>;

/** React's `lazy`, for screens. */
export function lazy(fetchCode: FetchCode): LazyScreen {
  return Object.assign(lazyComponent(fetchCode), { fetchCode });
}
