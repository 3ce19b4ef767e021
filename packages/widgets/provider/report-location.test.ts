import { expect, test } from "vitest";
import { ofThisPage, type ReportLocation } from "./report-location.ts";

test("what is still drawn of a page that was left keeps that page's query", () => {
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

test("what is typed last on a page that was left is not written into the next one's address", () => {
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
