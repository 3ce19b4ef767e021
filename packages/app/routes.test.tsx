import { matchRoutes } from "react-router";
import { expect, test, vi } from "vitest";
import { fetchScreen, routes, getScreen } from "./routes.tsx";
import { screens } from "./screens.ts";

const findRoutePath = (path: string) => matchRoutes(routes, path)?.at(-1)?.route.path;

test("every documented address has a separate route", () => {
  for (const path of Object.keys(screens)) expect(findRoutePath(path)).toBe(path);
});

test("a route matches its address in any mix of upper and lower case", () => {
  expect(findRoutePath("/Empmessage")).toBe("/EmpMessage");
  expect(findRoutePath("/TABSALE")).toBe("/Tabsale");
  expect(findRoutePath("/Dashboard/")).toBe("/dashboard");
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
