import { expect } from "vitest";
import { createFirstYears } from "../../packages/server/books/years/create-year.ts";
import { createSetUpCode } from "../../packages/server/company/set-up-code.ts";
import { createTestDatabase } from "../../packages/server/db/testing/test-database.ts";
import { send } from "../documents/post.ts";
import { serve, type Product } from "../product.ts";
import { YEAR_BEGINS } from "./book-days.ts";

/** The company's name and where it is registered for tax. */
export interface Trader {
  name: string;
  state: string;
  gstin: string;
}

/** A posted document. */
interface Entered {
  id: number;
  amount: number;
}

export interface Named {
  id: number;
  name: string;
}

/**
 * The first company of an empty installation, with its administrator
 * signed in. `ask` and `enter` fail the test if a request is refused.
 */
export async function emptyBooks(trader: Trader) {
  const { db, url, drop } = await createTestDatabase();
  const servedProduct = await serve(db, url);
  const product: Product = {
    db,
    databaseUrl: url,
    ...servedProduct,
    stop: () => servedProduct.stop().then(drop),
  };
  const cookie = await setUp(product, trader);
  await beginYear(product, YEAR_BEGINS);
  return {
    product,
    cookie,
    async ask<T>(method: string, path: string, body?: unknown): Promise<T> {
      const answer = await product.call({ method, path, cookie, ...(body === undefined ? {} : { body }) });
      expect(answer.status, `${path}: ${answer.text}`).toBe(200);
      return answer.read<T>();
    },
    async enter(path: string, body: object): Promise<Entered> {
      const answer = await send(product, cookie, path, body);
      expect(answer.status, `${path} ${JSON.stringify(body)}: ${answer.text}`).toBe(200);
      return answer.read<Entered>();
    },
  };
}

/**
 * Creates the company with the set-up code that the server prints at start, and signs its
 * administrator in.
 */
async function setUp(product: Product, { name, state, gstin }: Trader): Promise<string> {
  const code = await createSetUpCode(product.db);
  const place = { Address: "1 Bazaar Road, Fort", Citty: "Bazaar", District: "Bazaar", State: state };
  const person = { AdminName: "The Trader", AdminUserName: "trader" };
  const password = { AdminPassword: BOOKS_PASSWORD, AdminConformPassword: BOOKS_PASSWORD };
  const company = {
    CompanyName: name,
    MobileNO: "9810012345",
    GSTinNo: gstin,
    ...place,
    ...person,
    ...password,
  };
  const setUpAnswer = await product.call({ method: "POST", path: "/api/v1/set-up", body: { code, company } });
  expect(setUpAnswer.status, setUpAnswer.text).toBe(200);
  const credentials = {
    CompanyID: setUpAnswer.read<Named>().id,
    Username: "trader",
    Password: BOOKS_PASSWORD,
  };
  const signedIn = await product.call({ method: "POST", path: "/api/login", body: credentials });
  expect(signedIn.status, signedIn.text).toBe(200);
  return signedIn.headers.getSetCookie()[0]?.split(";")[0] ?? "";
}

/** Replaces the company's financial years with the one that contains `day`. */
async function beginYear({ db }: Product, day: string) {
  await db.transaction(async (trx) => {
    for (const table of ["invoice_series", "financial_years"])
      await trx(table).where("company_id", 1).delete();
    await createFirstYears(trx, { companyId: 1, userId: null }, day);
  });
}

const BOOKS_PASSWORD = "keeps-books-by-hand";
