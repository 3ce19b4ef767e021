import { matchRoutes } from "react-router";
import { expect, test, vi } from "vitest";
import { fetchScreen, routes, screenAt } from "./routes.tsx";
import { screens } from "./screens.ts";

const matched = (path: string) => matchRoutes(routes, path)?.at(-1)?.route.path;

test("every documented address has a separate route", () => {
  for (const path of Object.keys(screens)) expect(matched(path)).toBe(path);
});

test("addresses match in any case, as the navigation spells them", () => {
  expect(matched("/Empmessage")).toBe("/EmpMessage");
  expect(matched("/TABSALE")).toBe("/Tabsale");
  expect(matched("/Dashboard/")).toBe("/dashboard");
});

test("anything else is the page that says so", () => {
  expect(matched("/nowhere")).toBe("*");
});

test("a screen's code is fetched by its address, in any case; where there is none nothing is", () => {
  expect(() => fetchScreen("/nowhere")).not.toThrow();
  const screen = screenAt("/Versionlog");
  const fetchCode = vi.fn(() => Promise.reject(new Error("away")));
  vi.spyOn(screen, "fetchCode").mockImplementation(fetchCode);
  fetchScreen("/versionLOG/");
  expect(fetchCode).toHaveBeenCalledOnce();
});
