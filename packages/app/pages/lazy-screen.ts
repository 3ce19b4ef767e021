import { lazyPart } from "@vanbook/widgets";
import { type ComponentType, type LazyExoticComponent } from "react";
import type { LoadScreen, ScreenProps } from "../screens-of.ts";

/** A screen whose code is loaded when it is drawn, or earlier with `fetchCode`. */
export type LazyScreen = LazyExoticComponent<ComponentType<ScreenProps>> & {
  fetchCode: () => Promise<unknown>;
};

/** The widgets' `lazyPart`, for screens. */
export function lazyScreen(load: LoadScreen): LazyScreen {
  return Object.assign(lazyPart(load), { fetchCode: load });
}
