import { randomUUID } from "node:crypto";
import type { Knex } from "knex";
import { CANCELLED_STATUS, REPLACED_STATUS } from "@vanbook/sdk/books";
import { forgetIds } from "../../packages/server/db/ids.ts";
import { readSpec } from "../../packages/server/contract/read-spec.ts";
import { serve, type Product, type Request } from "../product.ts";
import {
  operations,
  listOptionalNames,
  makeSampleRequest,
  makeSample,
  type Known,
  type Operation,
} from "./operations.ts";
import { changeOthers } from "./others-changed.ts";
import { openTokenDesk, PAGE_ORIGIN } from "./token-desk.ts";
import { createTwin } from "./twin.ts";
import { listVisitors } from "./visitors.ts";

/**
 * Two customers and two suppliers with a document of every kind, and a copy of the database in
 * which all data differs except the first customer's and supplier's.
 */
export async function openPartyDesk() {
  const desk = await openTokenDesk(100);
  const { product } = desk;
  const [visitor] = await listVisitors(product.db, 1);
  if (!visitor) throw new Error("no administrator");
  const { known } = visitor;
  const listMostFrequent = (table: string, column: string) =>
    queryOwnCompany(product.db, table)
      .groupBy(column)
      .orderByRaw("COUNT(*) DESC, ??", [column])
      .limit(2)
      .pluck(column);
  const [customer = 0, other = 0] = await listMostFrequent("bills", "customer_id");
  const [supplier = 0, otherSupplier = 0] = await listMostFrequent("purchases", "supplier_id");
  const parties = { customer, other, supplier, otherSupplier };
  await postAll(product, desk.admin, known, parties);
  await desk.minted(); // so that the copy has the secret and the origin too
  forgetIds(product.db); // so that both servers reserve the same ids from now on
  const twin = await createTwin(product.db, product.databaseUrl, 2);
  await changeOthers(twin.db, [customer, supplier]);
  const servedProduct = await serve(twin.db, twin.url);

  /**
   * All answers to a party's token, in every representation, with its own arguments and with
   * another party's.
   */
  async function collectAnswers(one: Pick<Product, "call">, kind: Kind, token: string) {
    const answers = new Map<string, string>();
    const [mine, theirs] = [await makeKnownValues(kind), await makeKnownValues(OTHER_PARTY[kind])];
    for (const operation of listCallableOperations(kind).filter(
      ({ method, isReport }) => method === "GET" || isReport,
    ))
      for (const [variation, request] of Object.entries(makeVariations(operation, mine, theirs))) {
        const { status, text } = await one.call({
          ...request,
          headers: { ...request.headers, ...makeTokenHeaders(token) },
        });
        answers.set(`${operation.id}, ${variation}`, `${status} ${removeRequestId(text)}`);
      }
    return answers;
  }

  /** `known` with the ids of a party's records. */
  async function makeKnownValues(whose: keyof typeof parties): Promise<Known> {
    const id = parties[whose];
    const findFirstId = async (table: string, column: string) =>
      (
        await queryOwnCompany(product.db, table)
          .where(column, id)
          .whereNotIn("status", [CANCELLED_STATUS, REPLACED_STATUS])
          .orderBy("id")
          .first("id")
      )?.id ?? 1;
    const values = {
      ...{ CustomerID: id, SupplierId: id, AccountCode: id, customerId: id },
      BillID: await findFirstId("bills", "customer_id"),
      DSID: await findFirstId("orders", "customer_id"),
      PurchaseID: await findFirstId("purchases", "supplier_id"),
    };
    const documents = {
      bills: await findFirstId("bills", "customer_id"),
      orders: await findFirstId("orders", "customer_id"),
      saleReturns: await findFirstId("sale_returns", "customer_id"),
      purchaseReturns: await findFirstId("purchase_returns", "supplier_id"),
      receipts: await findFirstId("receipts", "party_id"),
      payments: await findFirstId("payments", "party_id"),
      // A customer has only credit notes, a supplier only debit notes.
      creditNotes: await findFirstId("notes", "party_id"),
      debitNotes: await findFirstId("notes", "party_id"),
    };
    return {
      ...known,
      values: { ...known.values, ...values },
      documents: Object.fromEntries(Object.entries(documents).map(([name, own]) => [name, [own, own]])),
    };
  }

  return {
    ...desk,
    known,
    parties,
    served: servedProduct,
    twinUrl: twin.url,
    answersOf: collectAnswers,
    knownAs: makeKnownValues,
    minted: (kind: Kind) =>
      desk.minted({
        operations: listCallableOperations(kind)
          .filter(isReading)
          .map(({ id }) => id),
        party: parties[kind],
      }),
    async close() {
      await servedProduct.stop();
      await twin.drop();
      await product.stop();
    },
  };
}

export type Kind = "customer" | "supplier";
export type PartyDesk = Awaited<ReturnType<typeof openPartyDesk>>;

/** The contract's rules by operation. */
export const rules = new Map(
  Object.values(readSpec().paths).flatMap((item) =>
    Object.values(item).map((one) => [one.operationId, one] as const),
  ),
);

/** Operations that a party's token may name. */
export function listCallableOperations(kind: Kind): Operation[] {
  return operations.filter(({ id }) => rules.get(id)?.["x-party"]?.[kind] !== undefined);
}

export function makeTokenHeaders(token: string) {
  return { Authorization: `Bearer ${token}`, Origin: PAGE_ORIGIN };
}

export function find(id: string): Operation {
  const operation = operations.find((one) => one.id === id);
  if (!operation) throw new Error(`There is no ${id}`);
  return operation;
}

export function queryOwnCompany(db: Knex, table: string) {
  return db(table).where("company_id", 1);
}

export function removeRequestId(text: string): string {
  return text.replace(/"requestId":"[^"]*"/, "");
}

/** Narration of the journals of several parties, which no customer or supplier may read. */
export const INTERNAL_NARRATION = "Internal: settled between parties";
const OTHER_PARTY = { customer: "other", supplier: "otherSupplier" } as const;

function isReading({ method, isReport }: Operation) {
  return method === "GET" || isReport;
}

function makeVariations(operation: Operation, mine: Known, theirs: Known): Record<string, Request> {
  const request = makeSampleRequest(operation, mine);
  const optional = listOptionalNames(operation);
  const searchRequest = { ...request, query: { ...request.query, search: "a", sort: "" } };
  return {
    own: request,
    ...(operation.isReport && {
      "as table": { ...request, headers: { Accept: "application/vnd.vanbook.table+json" } },
      "as CSV": { ...request, headers: { Accept: "text/csv" } },
      searched: searchRequest,
    }),
    "another's": makeSampleRequest(operation, theirs),
    ...Object.fromEntries(
      optional.map((name) => [
        `with another's ${name}`,
        makeSampleRequest(operation, mine, { [name]: makeSample(operation, name, theirs) }),
      ]),
    ),
  };
}

/** A document of each kind for each party, and a journal between all of them. */
async function postAll(
  { call }: Product,
  cookie: string,
  { samples = {} }: Known,
  { customer, other, supplier, otherSupplier }: Record<Kind | "other" | "otherSupplier", number>,
): Promise<void> {
  const post = async (resource: string, more: object) => {
    const path = operations.find(({ id }) => id === `${resource}.post`)?.path ?? "";
    const headers = { "Idempotency-Key": randomUUID() };
    const body = { ...samples[resource], narration: "For this party", ...more };
    const answer = await call({ method: "POST", path, body, cookie, headers });
    if (answer.status !== 200) throw new Error(`${resource}: ${answer.text}`);
  };
  for (const customerId of [customer, other])
    for (const resource of ["orders", "saleReturns", "replacements"]) await post(resource, { customerId });
  for (const partyId of [customer, other]) await post("creditNotes", { partyId });
  for (const partyId of [supplier, otherSupplier]) await post("debitNotes", { partyId });
  for (const supplierId of [supplier, otherSupplier])
    for (const resource of ["purchases", "purchaseReturns"]) await post(resource, { supplierId });
  for (const partyId of [customer, other, supplier, otherSupplier])
    for (const resource of ["receipts", "payments"]) await post(resource, { partyId });
  const lines = [
    { accountId: customer, debit: 40, narration: "For this party" },
    { accountId: supplier, debit: 20 },
    { accountId: other, credit: 45, narration: INTERNAL_NARRATION },
    { accountId: otherSupplier, credit: 15, narration: INTERNAL_NARRATION },
  ];
  await post("journals", { lines, narration: INTERNAL_NARRATION, otherNarration: INTERNAL_NARRATION });
}
