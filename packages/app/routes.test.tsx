import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter, matchRoutes } from "react-router";
import { expect, test, vi } from "vitest";
import { fetchScreen, routes, getScreen } from "./routes.tsx";
import { screenPaths, screens } from "./screens.ts";
import { Shell } from "./shell/Shell.tsx";
import { versionLog } from "./versions/version-log.ts";
import { PublicVersionLogPage, VersionLogPage } from "./versions/VersionLogPage.tsx";

const findRoutePath = (path: string) => matchRoutes(routes, path)?.at(-1)?.route.path;

test("every documented address has a separate route", () => {
  for (const path of Object.keys(screens)) expect(findRoutePath(path)).toBe(path);
});

test("a route matches its address in any mix of upper and lower case", () => {
  expect(findRoutePath("/Empmessage")).toBe("/EmpMessage");
  expect(findRoutePath("/TABSALE")).toBe("/Tabsale");
  expect(findRoutePath("/Dashboard/")).toBe("/dashboard");
});

test("every screen but the public ones is drawn in the shell, which has the header and the menus", () => {
  for (const path of screenPaths) {
    const layout = matchRoutes(routes, path)?.at(-2)?.route.element;
    const { children } = (layout as ReactElement<{ children?: ReactElement }>).props;
    const isPublic = screens[path].roles === "public";
    expect(children?.type === Shell, path).toBe(!isPublic);
  }
});

test("/Versionlog shows visitors the same log as /versionlogpage", () => {
  const readSections = (page: ReactElement) =>
    renderToStaticMarkup(<MemoryRouter>{page}</MemoryRouter>).match(/<h2>.*?<\/ul>/g);
  const sections = readSections(<VersionLogPage />);
  expect(sections?.length).toBe(versionLog.length);
  expect(readSections(<PublicVersionLogPage />)).toEqual(sections);
});

test("an unknown address opens the page that says there is none", () => {
  expect(findRoutePath("/nowhere")).toBe("*");
});

test("an address in any case loads the code of its screen, and an unknown address loads nothing", () => {
  expect(() => fetchScreen("/nowhere")).not.toThrow();
  const screen = getScreen("/Versionlog");
  const fetchCode = vi.fn(() => Promise.reject(new Error("away")));
  vi.spyOn(screen, "fetchCode").mockImplementation(fetchCode);
  fetchScreen("/versionLOG/");
  expect(fetchCode).toHaveBeenCalledOnce();
});
