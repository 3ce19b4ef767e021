// Compiled, never run: each line marked "@ts-expect-error" must be an error, and every other line must not.
import type {
  Answer,
  Args,
  CodesOf,
  ErrorCode,
  PartyArgument,
  Row,
  Schema,
  Table,
  Vanbook,
  WithResponse,
} from "./index.ts";
import { createVanbook, isVanbookError, operation } from "./index.ts";

declare const vanbook: Vanbook;
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
declare function expectSame<A, B>(is: Same<A, B>): void;

const range = { FromDate: "2026-04-01", ToDate: "2026-04-30" };

export async function checkCalls() {
  // Arguments: query, path and body are one flat object.
  const report = await vanbook.sales.report({
    ...range,
    Type: "Retail",
    Branch: undefined,
    CustomerID: null,
  });
  expectSame<typeof report, { billDetails: Schema<"SaleBill">[] }>(true);
  await vanbook.bills.lines({ BillID: 1 });
  await vanbook.apiKeys.revoke({ keyId: 1 });
  await vanbook.session.current();
  await vanbook.session.current({}, { signal: AbortSignal.timeout(1) });
  await vanbook.session.company({ CompanyID: 1 });
  await vanbook.companies.save({
    CompanyName: "Anu Medicals",
    GSTinNo: "32AABCU9603R1ZM",
    MobileNO: "9847012345",
    Address: "12 Broadway, Kochi",
    Citty: "Kochi",
    State: "Kerala",
    District: "Ernakulam",
    Logo: new Blob(),
  });
  await vanbook.beatPlans.save([]);
  expectSame<Answer<"whatsapp.send">, string>(true);

  // @ts-expect-error a misspelt operation
  await vanbook.sales.reprot(range);
  // @ts-expect-error a misspelt resource
  await vanbook.sale.report(range);
  // @ts-expect-error a missing argument
  await vanbook.sales.report({ FromDate: "2026-04-01" });
  // @ts-expect-error no arguments where some are required
  await vanbook.bills.lines();
  // @ts-expect-error a misspelt argument
  await vanbook.sales.report({ ...range, Brnach: 1 });
  // @ts-expect-error a misspelt argument beside none
  await vanbook.session.current({ CompanyId: 1 });
  // @ts-expect-error an argument of the wrong type
  await vanbook.bills.lines({ BillID: "1" });
  // @ts-expect-error a value that is not offered
  await vanbook.sales.report({ ...range, Type: "Wholsale" });
  // @ts-expect-error a required argument left undefined
  await vanbook.bills.lines({ BillID: undefined });
  // @ts-expect-error a path parameter left out
  await vanbook.apiKeys.revoke({});
  // @ts-expect-error the page belongs to the table
  await vanbook.sales.report({ ...range, page: 2 });
  // @ts-expect-error a misspelt option
  await vanbook.sales.report(range, { timeuot: 1 });
  const item = {
    ItemName: "Gauze",
    ItemDescription: "Roll",
    ItemCategoryID: 1,
    MRP: 12.5,
    Sales_Price: 10,
  } as const;
  await vanbook.items.save({ ...item, images: [new Blob()] });
  // @ts-expect-error text where a file belongs
  await vanbook.items.save({ ...item, images: [""] });
  // @ts-expect-error a field that the answer has not
  report.bills;
}

export async function checkReports() {
  const table = await vanbook.sales.report.table(range, {
    page: 2,
    pageSize: 50,
    sort: "-BillDate",
    search: "anu",
  });
  expectSame<typeof table, Table<"sales.report">>(true);
  expectSame<typeof table.totals, Record<"BillAmount", number>>(true);
  for await (const bill of vanbook.sales.report.rows(range)) {
    expectSame<typeof bill, Row<"sales.report">>(true);
    bill.BillAmount.toFixed(2);
  }
  for await (const page of vanbook.debtors.report.pages(range)) page.totals.Outstanding.toFixed(2);
  expectSame<Awaited<ReturnType<typeof vanbook.sales.report.csv>>, Response>(true);

  expectSame<Awaited<ReturnType<ReturnType<typeof vanbook.sales.report.rows>["all"]>>, Row<"sales.report">[]>(
    true,
  );
  const tableAnswer = await vanbook.sales.report.table(range).withResponse();
  tableAnswer.data.page.rows.toFixed();
  expectSame<typeof tableAnswer, WithResponse<Table<"sales.report">>>(true);

  // @ts-expect-error no table of what is no report
  await vanbook.bills.lines.table({ BillID: 1 });
  // @ts-expect-error a column that the report has not
  await vanbook.sales.report.table(range, { sort: "BillDat" });
  // @ts-expect-error a total that the server does not send
  table.totals.BillNo;
  // @ts-expect-error a total of a report without totals
  (await vanbook.customers.report.table()).totals.Name;
  // @ts-expect-error a page of rows that come over all pages
  vanbook.sales.report.rows(range, { page: 2 });
}

export async function checkByName(error: unknown) {
  await operation(vanbook, "sales.report").table(range);
  // @ts-expect-error a misspelt name
  operation(vanbook, "sales.reports");
  if (isVanbookError(error, "TOKEN_EXPIRED")) expectSame<typeof error.code, "TOKEN_EXPIRED">(true);
  if (isVanbookError(error, "PRICE_STALE")) expectSame<typeof error.code, "PRICE_STALE">(true);
  // A newer server's code is taken too.
  if (isVanbookError(error, "OF_TOMORROW")) expectSame<typeof error.code, "OF_TOMORROW">(true);
  expectSame<
    Extract<CodesOf<"bills.post">, "PRICE_STALE" | "TIMEOUT" | "RANGE_REVERSED">,
    "PRICE_STALE" | "TIMEOUT"
  >(true);
  expectSame<Extract<CodesOf<"sales.report">, "PRICE_STALE" | "RANGE_REVERSED">, "RANGE_REVERSED">(true);
  expectSame<Exclude<CodesOf<"bills.postBatch">, ErrorCode>, never>(true);
  expectSame<Args<"session.current">, Record<string, never>>(true);
}

export async function checkTokens() {
  const options = { baseUrl: "https://v.example", auth: { kind: "token", url: "/vanbook-token" } } as const;
  // A party's token: the server sets the ids of the customer or supplier.
  const ofParty = createVanbook<PartyArgument>(options);
  const { data } = await ofParty.customerLedger.report({ ...range, FYearID: 1 }).withResponse();
  const ledger: Answer<"customerLedger.report"> = data;
  await ofParty.sales.report.table(range);
  await ofParty.beatPlans.save([]);
  const client: Vanbook = ofParty;
  // Other locked arguments are named.
  await createVanbook<PartyArgument | "BillID">(options).bills.lines();

  // @ts-expect-error a misspelt argument
  await ofParty.customerLedger.report({ ...range, FYearID: 1, CustomerId: 1 });
  // @ts-expect-error the range is the page's
  await ofParty.customerLedger.report({ FYearID: 1, FromDate: "2026-04-01" });
  // @ts-expect-error a client without a party's token names the customer
  await createVanbook(options).customerLedger.report({ ...range, FYearID: 1 });
  return [client, ledger];
}
