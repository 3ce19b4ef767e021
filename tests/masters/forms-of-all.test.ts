import type { Knex } from "knex";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createVanbook, type Vanbook } from "@vanbook/sdk";
import { getToday } from "../../packages/server/clock.ts";
import { createApp } from "../../packages/server/app.ts";
import * as widgets from "../../packages/widgets/index.ts";
import type { AnyField, AnyMaster } from "../../packages/widgets/master/definition.ts";
import type { AnyRecord } from "../../packages/widgets/form/record.ts";
import { invoke, extractRows } from "../../packages/widgets/form/invoke.ts";
import { isSame } from "../../packages/widgets/master/record-identity.ts";
import {
  isNeeded,
  makeSentValues,
  readFormValues,
  listVisibleFields,
} from "../../packages/widgets/master/values.ts";
import { serve, startProduct, type Product } from "../product.ts";
import { accountGroups } from "./cases/account-groups.ts";
import { accounts } from "./cases/accounts.ts";
import { allocations } from "./cases/allocations.ts";
import { branches } from "./cases/branches.ts";
import { hsnCodes } from "./cases/hsn-codes.ts";
import { items } from "./cases/items.ts";
import { ledgerAccounts } from "./cases/ledger-accounts.ts";
import { macs } from "./cases/macs.ts";
import { messages } from "./cases/messages.ts";
import { rateSlabs } from "./cases/rate-slabs.ts";
import { routes } from "./cases/routes.ts";
import { series } from "./cases/series.ts";
import { tasks } from "./cases/tasks.ts";
import { taxes } from "./cases/taxes.ts";
import { users } from "./cases/users.ts";
import { vehicles } from "./cases/vehicles.ts";
import { zones } from "./cases/zones.ts";
import type { Row } from "./master-case.ts";

let product: Product;
let servedProduct: Awaited<ReturnType<typeof serve>>;
let vanbook: Vanbook;

beforeAll(async () => {
  product = await startProduct({ bills: 60 });
  servedProduct = await serve(product.db, product.databaseUrl, createApp, { VANBOOK_WEBHOOKS_LOCAL: "1" });
  const cookie = await product.signIn(1, "meera");
  vanbook = createVanbook({
    baseUrl: servedProduct.url,
    auth: { kind: "session" },
    fetch: (input, init) => {
      const request = new Request(input, init);
      request.headers.set("Cookie", cookie);
      return fetch(request);
    },
  });
});
afterAll(async () => {
  await servedProduct?.stop();
  await product?.stop();
});

/** Every exported master. */
const masters = Object.entries(widgets).flatMap(([name, widget]) => {
  const definition = typeof widget === "function" && "definition" in widget ? widget.definition : undefined;
  return isMaster(definition) ? [{ name, master: definition }] : [];
});

test.each(masters)(
  "the form of $name sends what the server accepts, and saves emptied fields as empty",
  async ({ name, master }) => {
    const masterRecord = records[name];
    expect(masterRecord, "a record for this test").toBeDefined();
    let record = await masterRecord!();
    const save = async (values: Row) => {
      await invoke(vanbook, master.operations.update, makeSentValues(master, values, record));
      record = await findRecord(master, record);
      return readFormValues(master, record);
    };

    const before = readFormValues(master, record);
    const optional = listVisibleFields(master, before, false).filter(
      (field) => isText(master, field) && !isNeeded(master, field.field, before, record),
    );
    const filledRecord = {
      ...before,
      ...Object.fromEntries(optional.map(({ field }) => [field, chooseText(master, field)])),
    };
    const codeFields = optional.filter(({ field }) => CODE_FIELDS.has(field));
    const capitals = codeFields.map(({ field }) => [field, chooseText(master, field).toUpperCase()]);
    expect(await save(filledRecord)).toEqual({ ...filledRecord, ...Object.fromEntries(capitals) });
    const emptiedRecord = {
      ...filledRecord,
      ...Object.fromEntries(optional.map(({ field }) => [field, ""])),
    };
    expect(await save(emptiedRecord)).toEqual(emptiedRecord);
  },
);

/** Creates a record of each master and returns it as listed. */
const records: Readonly<Record<string, () => Promise<AnyRecord>>> = {
  AccountCreation: () => create(widgets.AccountCreation.definition, accounts.record),
  AccountGroupMaster: () => create(widgets.AccountGroupMaster.definition, accountGroups.record),
  AllocationMaster: () => create(widgets.AllocationMaster.definition, allocations.record),
  ApiKeyMaster: () => create(widgets.ApiKeyMaster.definition, () => ({ name: "Portal" })),
  BranchMaster: () => create(widgets.BranchMaster.definition, branches.record),
  ChartOfAccounts: () => create(widgets.ChartOfAccounts.definition, ledgerAccounts.record),
  CompanyManagement: async () => getFirstRow(await list(widgets.CompanyManagement.definition)),
  EmployeeMessage: () => create(widgets.EmployeeMessage.definition, messages.record),
  HsnCodeMaster: () => create(widgets.HsnCodeMaster.definition, hsnCodes.record),
  InvoiceSeriesMaster: () => create(widgets.InvoiceSeriesMaster.definition, series.record),
  ItemCreation: () => create(widgets.ItemCreation.definition, items.record),
  MacMaster: () => create(widgets.MacMaster.definition, macs.record),
  RateDiscount: () => create(widgets.RateDiscount.definition, rateSlabs.record),
  ReceiptMaster: () => create(widgets.ReceiptMaster.definition, makeCustomerCheque),
  RouteMaster: () => create(widgets.RouteMaster.definition, routes.record),
  TaskMaster: () => create(widgets.TaskMaster.definition, tasks.record),
  TaxMaster: () => create(widgets.TaxMaster.definition, taxes.record),
  UserCreation: () => create(widgets.UserCreation.definition, users.record),
  UserDetails: async () => getFirstRow(await list(widgets.UserDetails.definition)),
  UserMaster: () => create(widgets.UserMaster.definition, users.record),
  VehicleMaster: () => create(widgets.VehicleMaster.definition, vehicles.record),
  WebhookMaster: () => create(widgets.WebhookMaster.definition, () => ({ url: "http://127.0.0.1:9/hook" })),
  ZoneMaster: () => create(widgets.ZoneMaster.definition, zones.record),
};

let nth = 700;
async function create(
  masterCase: object,
  terms: (db: Knex, companyId: number, nth: number) => Row | Promise<Row>,
): Promise<AnyRecord> {
  const master = masterCase as AnyMaster; // its operations no longer matter here
  const had = new Set((await list(master)).map((row) => row[master.record.id]));
  await invoke(vanbook, master.operations.create, await terms(product.db, 1, (nth += 1)));
  return getFirstRow((await list(master)).filter((row) => !had.has(row[master.record.id])));
}

async function list(master: object): Promise<readonly AnyRecord[]> {
  return extractRows(await invoke(vanbook, (master as AnyMaster).operations.list, {}));
}

async function findRecord(master: AnyMaster, record: AnyRecord): Promise<AnyRecord> {
  return getFirstRow((await list(master)).filter((other) => isSame(master, record, other)));
}

function getFirstRow(rows: readonly AnyRecord[]): AnyRecord {
  expect(rows.length).toBeGreaterThan(0);
  return rows[0]!;
}

async function makeCustomerCheque(db: Knex): Promise<Row> {
  const ledger = (group: number) =>
    db("accounts").where({ company_id: 1, group_id: group, is_deleted: 0 }).first("id");
  const [bank, party] = await Promise.all([ledger(5), ledger(14)]);
  return { RDate: getToday(), PLID: bank?.id, PartyID: party?.id, Debit: 1791.06 };
}

function isText({ rules }: AnyMaster, { field, kind = "text" }: AnyField): boolean {
  return (kind === "text" || kind === "long") && rules[field]?.decimals === undefined;
}

/** A valid text for a field. */
function chooseText({ rules }: AnyMaster, field: string): string {
  const { kind, maxLength = 20, pattern } = rules[field] ?? { label: field };
  if (kind !== undefined) return KIND_TEXTS[kind].slice(0, maxLength);
  const doesFit = (text: string) => pattern === undefined || new RegExp(pattern).test(text);
  const text = PLAIN_TEXTS.map((one) => one.slice(0, maxLength)).find(doesFit);
  if (text === undefined) throw new Error(`No text here fits ${field}: ${pattern}`);
  return text;
}

function isMaster(definition: unknown): definition is AnyMaster {
  return typeof (definition as AnyMaster | undefined)?.operations?.create === "string";
}

/** Optional texts that are stored in capitals (`x-text: code`). */
const CODE_FIELDS: ReadonlySet<string> = new Set(["CompanyCode"]);
/** A name, a number, a bank account number, its IFSC and a UPI id. */
const PLAIN_TEXTS = ["Beside the temple", "9021", "50100123456789", "SBIN0070234", "kairali@okhdfc"];
const KIND_TEXTS = {
  email: "anjali@vanbook.example",
  country: "India",
  gstin: "32AABCS1429B1Z5",
  mobile: "9847012345",
  phone: "4752270011",
  state: "Kerala",
  pin: "691306",
} as const;
