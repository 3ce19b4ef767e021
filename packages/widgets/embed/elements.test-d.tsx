// Compiled, never run: each line marked "@ts-expect-error" must be an error, and every other line must not.
import type { Vanbook } from "@vanbook/sdk";

declare const client: Vanbook;

export const elements = [
  <vanbook-widget
    key="1"
    name="customerLedger.report"
    token-url="/vanbook-token"
    base-url="https://v.example"
    from-date="2026-04-01"
    heading="none"
    scheme="dark"
    class="plum"
    onvanbook-row={({ detail }) => detail["BillNo"]}
    onvanbook-error={({ detail }) => detail.code satisfies string}
    onvanbook-height={({ detail }) => detail.height satisfies number}
    onvanbook-action={({ detail }) => [detail.id satisfies string, detail.row["BillNo"]]}
    row-actions='[{ "id": "remind", "label": "Remind" }]'
    cells={{ BillNo: ({ row, text }) => (row["Status"] === 2 ? document.createElement("s") : text) }}
    rowActions={[{ id: "remind", label: "Remind", isHidden: ({ Status }) => Status === 2 }]}
  />,
  <vanbook-report key="2" name="sales.report" client={client} isolation="layer" />,
  // @ts-expect-error without a name
  <vanbook-widget key="3" />,
  // @ts-expect-error another value
  <vanbook-widget key="4" name="sales.report" scheme="blue" />,
  // @ts-expect-error a misspelt attribute
  <vanbook-widget key="5" name="sales.report" isolaton="layer" />,
  // @ts-expect-error a cell shows a node or a text
  <vanbook-widget key="7" name="sales.report" cells={{ BillNo: () => true }} />,
  // @ts-expect-error an action without a label
  <vanbook-widget key="8" name="sales.report" rowActions={[{ id: "remind" }]} />,
  // @ts-expect-error a height is a number
  <vanbook-widget key="6" name="sales.report" onvanbook-height={({ detail }) => detail.height.trim()} />,
];

export function listen(page: Document, one: HTMLElement) {
  page.querySelector("vanbook-widget")?.addEventListener("vanbook-error", ({ detail }) => detail.requestId);
  one.addEventListener("vanbook-link", (event) => {
    event.preventDefault();
    return event.detail.href.trim();
  });
  // @ts-expect-error the detail has no such name
  one.addEventListener("vanbook-height", ({ detail }) => detail.width);
}
