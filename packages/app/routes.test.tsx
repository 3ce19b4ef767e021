import { matchRoutes } from "react-router";
import { expect, test } from "vitest";
import { routes } from "./routes.tsx";
import { screens } from "./screens.ts";

const matched = (path: string) => matchRoutes(routes, path)?.at(-1)?.route.path;

test("every documented address has a route of its own", () => {
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
