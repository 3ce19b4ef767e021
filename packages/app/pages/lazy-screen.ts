import { lazyPart } from "@vanbook/widgets";
import { type ComponentType, type LazyExoticComponent } from "react";
import type { LoadScreen, ScreenProps } from "../screens-of.ts";

export type LazyScreen = LazyExoticComponent<ComponentType<ScreenProps>> & {
  fetchCode: () => Promise<unknown>;
};

export function createLazyScreen(load: LoadScreen): LazyScreen {
  return Object.assign(lazyPart(load), { fetchCode: load });
}
