import type { Meta, StoryObj } from "@storybook/react-vite";
import { createVanbook } from "@vanbook/sdk";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { createSaleServer, threeBills } from "../fixtures/reports/sale-bills.ts";
import { fetchOf } from "../fixtures/StoryFrame.tsx";
import { allReports } from "./all-reports.ts";
import { defineElements } from "./define-elements.ts";

// What a page without React draws in the rows of an element, and what its visitors do with a row.
// docs/embedding.md shows `giveParts`.
const [onError, onAction] = [fn(), fn()];

const meta: Meta = {
  title: "Embed/Element parts",
  render: () => <div ref={showElement} />,
  beforeEach: () => {
    for (const spy of [onError, onAction]) spy.mockReset();
    // React writes each caught error to the console.
    const write = console.error;
    console.error = fn();
    return () => void (console.error = write);
  },
};
export default meta;

function giveParts(bills: HTMLElementTagNameMap["vanbook-report"]) {
  bills.cells = {
    BillNo: ({ row, text }) => {
      const link = document.createElement("a");
      link.href = `/bills/${String(row.BillID)}`;
      link.textContent = text;
      return link;
    },
  };
  bills.rowActions = [
    { id: "remind", label: "Send a Reminder", isHidden: (row) => row.BillModeText === "Cash" },
  ];
  bills.addEventListener("vanbook-action", ({ detail: { id, row } }) => onAction(id, row.BillNo));
}

function showElement(place: HTMLDivElement | null): void {
  if (!place) return;
  defineElements({ reports: allReports });
  const bills = document.createElement("vanbook-report");
  bills.setAttribute("name", "sales.report");
  const attributes = { isolation: "shadow", "from-date": "2026-11-01", "to-date": "2026-11-30" };
  for (const [name, value] of Object.entries(attributes)) bills.setAttribute(name, value);
  bills.addEventListener("vanbook-error", ({ detail }) => onError(detail));
  giveParts(bills);
  bills.client = createVanbook({
    baseUrl: window.location.origin,
    auth: { kind: "session" },
    fetch: fetchOf(createSaleServer({ bills: threeBills })),
    retry: 0,
  });
  place.replaceChildren(bills);
}

const readTree = () => document.querySelector("vanbook-report")?.shadowRoot;

/** An element's functions return nodes or texts; its actions are events. */
export const CellsAndMenu: StoryObj = {
  play: async () => {
    await waitFor(() =>
      expect(readTree()?.querySelector('a[href="/bills/1482"]')).toHaveTextContent(/ 1482$/),
    );
    const findMenu = () => readTree()?.querySelector<HTMLElement>('button[aria-label="Actions"]');
    await waitFor(() => expect(findMenu()).toBeTruthy());
    const menu = findMenu();
    if (menu) await userEvent.click(menu);
    const findItem = () => readTree()?.querySelector<HTMLElement>('[role="menuitem"]');
    await waitFor(() => expect(findItem()).toHaveTextContent("Send a Reminder"));
    const item = findItem();
    if (item) await userEvent.click(item);
    await waitFor(() => expect(onAction.mock.calls).toEqual([["remind", "B2C/26-27 1482"]]));
    // Set later: the table follows, without loading its rows again.
    const [element] = document.querySelectorAll("vanbook-report");
    if (!element) throw new Error("There is no element.");
    element.cells = {
      BillNo: ({ row }) => (row.BillID === 1482 ? fail("A bad node") : `No. ${String(row.BillID)}`),
    };
    await waitFor(() => expect(readTree()?.textContent).toMatch(/No\. 1481/));
    await waitFor(() => expect(readTree()?.textContent).toMatch(/B2C\/26-27 1482/));
    await expectTold("A bad node");
    // An action that a row can't have now is in its menu, but does nothing.
    element.rowActions = [{ id: "stop", label: "Stop", isDisabled: () => true }];
    const findMenus = () => readTree()?.querySelectorAll<HTMLElement>('button[aria-label="Actions"]');
    await waitFor(() => expect(findMenus()).toHaveLength(3));
    const [firstMenu] = findMenus() ?? [];
    if (firstMenu) await userEvent.click(firstMenu);
    await waitFor(() => expect(findItem()).toHaveTextContent("Stop"));
    await expect(findItem()).toHaveAttribute("aria-disabled", "true");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(findItem()).toBeNull());
    element.rowActions = undefined;
    element.setAttribute("row-actions", '[{ "id": "pay", "label": "Pay", "icon": "check" }]');
    await waitFor(() => expect(readTree()?.querySelector('button[aria-label="Pay"]')).toBeTruthy());
    element.rowActions = [
      {
        id: "pay",
        label: "Pay Later",
        icon: "check",
        onAction: () => Promise.reject(new Error("A bad answer")) as never,
      },
    ];
    const findPay = () => readTree()?.querySelector<HTMLElement>('button[aria-label="Pay Later"]');
    await waitFor(() => expect(findPay()).toBeTruthy());
    const pay = findPay();
    if (pay) await userEvent.click(pay);
    await expectTold("A bad answer");
    element.rowActions = undefined;
    // Four actions with icons are a menu.
    const four = ["a", "b", "c", "d"].map((id) => ({ id, label: id, icon: "check" }));
    element.setAttribute("row-actions", JSON.stringify(four));
    await waitFor(() => expect(findMenus()).toHaveLength(3));
    // What the page notes for itself does not draw the report again.
    const grid = readTree()?.querySelector('[role="grid"]');
    element.setAttribute("data-page-state", "ready");
    element.setAttribute("aria-busy", "false");
    await new Promise((resolve) => setTimeout(resolve, 0));
    await expect(grid).toBe(readTree()?.querySelector('[role="grid"]'));
    await expect(grid?.isConnected).toBe(true);
  },
};

function expectTold(message: string) {
  return waitFor(() =>
    expect(onError).toHaveBeenCalledWith(expect.objectContaining({ code: "RENDER_FAILED", message })),
  );
}

function fail(message: string): never {
  throw new Error(message);
}
