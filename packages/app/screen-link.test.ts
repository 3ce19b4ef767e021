import { expect, test, vi } from "vitest";
import { mayOpen } from "./menus.ts";
import { everyone } from "./roles.ts";
import { type LinkedScreen, linkedScreens, findScreenLink } from "./screen-link.ts";
import { type ScreenPath, screens } from "./screens.ts";

const days = { from: "2026-11-01", to: "2026-11-18" };
const journals = { ...days, AccountCode: 31, Type: "Journal" };

test("a link to the journals of an account opens its ledger over the same days, filtered by journals", () => {
  const navigate = vi.fn();
  const link = findScreenLink("ledger.report", journals, 1, navigate);
  expect(link?.href).toBe("/LedgerAll?from=2026-11-01&to=2026-11-18&AccountCode=31&Type=Journal");
  link?.open();
  expect(navigate).toHaveBeenCalledExactlyOnceWith(link?.href);
});

test("a link's address holds its tab and filters and leaves out values that are not given", () => {
  expect(findScreenLink("sales.report", { ...days, Type: undefined }, 4, vi.fn())?.href).toBe(
    "/Tabsale?tab=sale&from=2026-11-01&to=2026-11-18",
  );
  expect(findScreenLink("openOrders", {}, 2, vi.fn())?.href).toBe("/OrderReport?OrderStatus=0");
  expect(findScreenLink("tasks", {}, 2, vi.fn())?.href).toBe("/TaskManager");
});

test.each(Object.entries(linkedScreens))(
  "%s links to a screen that its roles may open, and other roles get no link",
  (to, [path, roles]) => {
    expect(Object.keys(screens)).toContain(path);
    const may = everyone.filter((role) => mayOpen(path as ScreenPath, role));
    // Item Sales is a tab of the sales screen, and fewer roles may open it than the screen.
    expect([...roles]).toEqual(to === "itemSales" ? may.filter((role) => role !== 2) : may);
    const linkedRoles = everyone.filter((role) => findScreenLink(to as LinkedScreen, days, role, vi.fn()));
    expect(linkedRoles).toEqual([...roles]);
  },
);
