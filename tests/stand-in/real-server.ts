import { hashPassword } from "../../packages/server/auth/password.ts";
import { createYearsUntil } from "../../packages/server/books/years/create-year.ts";
import { readClock, toDatabaseTime, getToday } from "../../packages/server/clock.ts";
import { openCompany } from "../../packages/server/company/open-company.ts";
import { createTestDatabase } from "../../packages/server/db/testing/test-database.ts";
import { DEFAULT_ADMINISTRATOR } from "../../packages/server/stand-in/open-books.ts";
import { FIRST_DAY } from "../../packages/server/stand-in/seed-documents.ts";
import { usualSeed } from "../../packages/server/stand-in/seed.ts";
import { createVanbook } from "../../packages/sdk/index.ts";
import { DEMO_PASSWORD, serve } from "../product.ts";

/**
 * Starts a server on a separate database with the stand-in's business, entered through the API, and
 * creates a key for it.
 */
export async function startRealServer() {
  const { db, url: databaseUrl, drop } = await createTestDatabase();
  const { company } = usualSeed;
  const subtractDays = (back: number) =>
    new Date(Date.parse(getToday()) - back * DAY_MS).toISOString().slice(0, 10);
  await db.transaction(async (trx) => {
    const { name, address, mobile, city, state, district, stateCode } = company;
    const chosenSettings = { discount_before_tax: company.isDiscountBeforeTax ? 1 : 0 };
    const row = { name, address, mobile, city, state, district, state_code: stateCode, ...chosenSettings };
    const administrator = { ...DEFAULT_ADMINISTRATOR, passwordHash: await hashPassword(DEMO_PASSWORD) };
    const at = toDatabaseTime(readClock());
    const companyId = await openCompany(trx, { row, administrator, today: subtractDays(FIRST_DAY), at });
    const principal = { companyId, userId: null, via: "system" } as const;
    await createYearsUntil(trx, { principal, client: { requestId: null } }, getToday());
  });
  const server = await serve(db, databaseUrl);
  const cookie = await server.signIn(1, DEFAULT_ADMINISTRATOR.username);
  const createKey = async (operations: readonly string[] | null) => {
    const body = { name: `Key ${operations?.length ?? "of all"}`, operations };
    const answer = await server.call({ method: "POST", path: "/api/v1/api-keys", cookie, body });
    if (answer.status !== 200) throw new Error(answer.text);
    return answer.read<{ secret: string }>().secret;
  };
  const key = await createKey(null);
  await enterSeed(server.url, key, subtractDays);
  return { url: server.url, key, keyFor: createKey, stop: () => server.stop().then(drop) };
}

async function enterSeed(baseUrl: string, key: string, day: (back: number) => string) {
  const vanbook = createVanbook({ baseUrl, auth: { kind: "key", key } });
  const { routes, items, accounts, documents } = usualSeed;
  for (const { name, place, from, to } of routes)
    await vanbook.routes.save({ RootName: name, PlaceName: place, FromPlace: from, ToPlace: to });
  for (const item of items)
    await vanbook.items.save({
      ItemName: item.name,
      ItemDescription: item.description,
      ItemCategoryID: item.category,
      HSNCode: item.hsn,
      UnitID: item.unit,
      ...(item.larger && { LargerUnitID: item.larger[0], PerLargerUnit: item.larger[1] }),
      TaxID: item.tax,
      MRP: item.mrp,
      Sales_Price: item.ccp,
      SP: item.sp,
      DP: item.dp,
    });
  for (const account of accounts) await vanbook.accounts.create(account);
  for (const { operation, body } of documents(day)) {
    const [resource, verb] = operation.split(".") as ["bills", "post"]; // all kinds of documents are posted in the same way
    await vanbook[resource][verb](body as never);
  }
}

const DAY_MS = 86_400_000;
