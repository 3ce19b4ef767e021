import { expect, test, vi } from "vitest";
import { screenLink } from "./screen-link.ts";

const days = { from: "2026-11-01", to: "2026-11-18" };
const journals = { ...days, AccountCode: 31, Type: "Journal" };
const everyone = [1, 2, 3, 4] as const;

test("the journals of an account are its ledger over the same days, narrowed to journals", () => {
  const navigate = vi.fn();
  const link = screenLink("ledger.report", journals, 1, navigate);
  expect(link?.href).toBe("/LedgerAll?from=2026-11-01&to=2026-11-18&AccountCode=31&Type=Journal");
  link?.open();
  expect(navigate).toHaveBeenCalledExactlyOnceWith(link?.href);
});

test("a tab or a filter is part of the address, and what is not given is left out", () => {
  expect(screenLink("sales.report", { ...days, Type: undefined }, 4, vi.fn())?.href).toBe(
    "/Tabsale?tab=sale&from=2026-11-01&to=2026-11-18",
  );
  expect(screenLink("openOrders", {}, 2, vi.fn())?.href).toBe("/OrderReport?OrderStatus=0");
  expect(screenLink("tasks", {}, 2, vi.fn())?.href).toBe("/TaskManager");
});

test("a role that may not open the screen, or the tab of it, is offered nothing", () => {
  const roles = (to: Parameters<typeof screenLink>[0]) =>
    everyone.filter((role) => screenLink(to, days, role, vi.fn()));
  expect(roles("ledger.report")).toEqual([1, 3, 4]);
  expect(roles("sales")).toEqual([1, 2, 3, 4]);
  expect(roles("itemSales")).toEqual([1, 3, 4]);
});
