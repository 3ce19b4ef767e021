import { COMPANY, json, REFUSAL, wait } from "./story-answers.ts";
import { billLines, CUSTOMERS, manyBills, SALESMEN, type SaleBill } from "./sale-bills.ts";

/** What the server of a story is like. */
export interface StoryServer {
  bills?: readonly SaleBill[];
  /** Milliseconds before each answer; `Infinity` for one that never comes. */
  delay?: number;
  /** How many reports fail before one succeeds. */
  failures?: number;
  /** The report does not agree with the books. */
  isOff?: boolean;
  /** The bills have no lines. */
  hasNoLines?: boolean;
  /** Called with each request's path and, of a report, its arguments. */
  onRequest?: (path: string, args: Readonly<Record<string, unknown>>) => void;
}

/** A small server inside the page: it answers as the contract says, from the bills that the story names. */
export function storyFetch(server: StoryServer = {}): typeof fetch {
  const bills = server.bills ?? manyBills(120);
  let failures = server.failures ?? 0;
  return async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    const text = request.method === "GET" ? "" : await request.text();
    const args = { ...Object.fromEntries(url.searchParams), ...(text ? (JSON.parse(text) as object) : {}) };
    server.onRequest?.(url.pathname, args);
    await wait(server.delay ?? 0, request.signal);
    if (url.pathname !== "/api/getSaleReport") return json(lookup(url.pathname, server));
    if (failures > 0) {
      failures -= 1;
      return json(REFUSAL, 500);
    }
    return report(bills, url.searchParams, args, request.headers.get("Accept") ?? "", server.isOff ?? false);
  };
}

function report(
  bills: readonly SaleBill[],
  query: URLSearchParams,
  args: Readonly<Record<string, unknown>>,
  accept: string,
  isOff: boolean,
): Response {
  const search = (query.get("search") ?? "").toLowerCase();
  const users = typeof args["activeUserId"] === "string" ? args["activeUserId"].split(",") : undefined;
  const found = bills.filter(
    (bill) =>
      bill.BillDate >= String(args["FromDate"]) &&
      bill.BillDate <= String(args["ToDate"]) &&
      (args["Type"] === undefined || bill.SaleType === args["Type"]) &&
      (users === undefined || users.includes(String(bill.SalesmanId))) &&
      (args["CustomerID"] === undefined || bill.CustomerID === args["CustomerID"]) &&
      `${bill.BillNo} ${bill.CustomerName} ${bill.BillAmount} ${bill.Salesman ?? ""}`
        .toLowerCase()
        .includes(search),
  );
  const sort = query.get("sort") ?? "-BillDate";
  // The contract lists the columns that may be sorted by; the story trusts its own widgets.
  const by = sort.replace(/^-/, "") as keyof SaleBill;
  const sign = sort.startsWith("-") ? -1 : 1;
  found.sort((a, b) => sign * compare(a[by], b[by]) || sign * (a.BillID - b.BillID));
  if (accept.includes("text/csv")) {
    return new Response(
      ["BillNo,BillAmount", ...found.map((bill) => `${bill.BillNo},${bill.BillAmount}`)].join("\n"),
    );
  }
  const size = Number(query.get("pageSize") ?? 500);
  const number = Number(query.get("page") ?? 1);
  const columns = Object.keys(bills[0] ?? {}) as (keyof SaleBill)[];
  const total = found.reduce((paise, bill) => paise + Math.round(bill.BillAmount * 100), 0) / 100;
  return json({
    columns,
    rows: found
      .slice((number - 1) * size, number * size)
      .map((bill) => columns.map((column) => bill[column])),
    totals: { BillAmount: total },
    page: { number, size, rows: found.length, pages: Math.max(1, Math.ceil(found.length / size)) },
    ties: [{ label: "Sales and tax accounts", amount: isOff ? total + 100 : total, agrees: !isOff }],
  });
}

function lookup(path: string, server: StoryServer): unknown {
  switch (path) {
    case "/api/GetBilldetails":
      return server.hasNoLines ? [] : billLines;
    case "/api/getcompanynav":
      return [COMPANY];
    case "/api/GetUsersalesman":
    case "/api/GetUsers":
      return SALESMEN.map((name, at) => ({ UserID: at + 1, USERNAME: name }));
    case "/api/GetCustomers":
      return CUSTOMERS.map((name, at) => ({ CustomerID: at + 1, CustomerName: name }));
    case "/api/GetRouteName":
      return [{ RouteID: 1, RouteName: "Adoor" }];
    case "/api/getbranch":
      return [{ BranchId: 1, BranchName: "Thiruvalla" }];
    default:
      throw new Error(`The story's server has no ${path}.`);
  }
}

function compare(a: SaleBill[keyof SaleBill], b: SaleBill[keyof SaleBill]): number {
  if (typeof a === "number" && typeof b === "number") return a - b;
  return String(a).localeCompare(String(b), "en-IN", { numeric: true });
}
