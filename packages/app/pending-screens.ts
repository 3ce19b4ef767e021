import { type ScreenPath, screenPaths, screens } from "./screens.ts";

/** The one list of what the spec documents and the app does not show yet; `npm run pending` prints it. */
export function pendingScreens(): { path: ScreenPath; title: string }[] {
  const pending = screenPaths.filter((path) => screens[path].show === "pending");
  return pending.map((path) => ({ path, title: screens[path].title }));
}
