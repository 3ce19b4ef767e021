import { expect, test } from "vitest";
import { ofThisPage, type ReportLocation } from "./report-location.ts";

test("a page that was left keeps its own query while it is still drawn", () => {
  const address = { path: "/Tabsale", query: "from=2026-11-01" };
  const location: ReportLocation = {
    get: () => address.query,
    path: () => address.path,
    set: (query) => void (address.query = query),
    subscribe: () => () => undefined,
  };
  const sale = ofThisPage(location);
  location.set("from=2026-11-05", "push");
  expect(sale.get()).toBe("from=2026-11-05");
  Object.assign(address, { path: "/OrderReport", query: "" });
  expect(sale.get()).toBe("from=2026-11-05");
  expect(ofThisPage(location).get()).toBe("");
});

test("text typed last on a page that was left does not change the next page's address", () => {
  const address = { path: "/PaymentReport", query: "" };
  const location: ReportLocation = {
    get: () => address.query,
    path: () => address.path,
    set: (query) => void (address.query = query),
    subscribe: () => () => undefined,
  };
  const payments = ofThisPage(location);
  payments.set("search=Anna", "replace");
  expect(address.query).toBe("search=Anna");
  Object.assign(address, { path: "/JournalReport", query: "" });
  payments.set("search=Annapurna", "replace");
  expect(address.query).toBe("");
});
