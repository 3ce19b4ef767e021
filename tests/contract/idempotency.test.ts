import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { takeIds } from "../../packages/server/db/ids.ts";
import { withTransaction } from "../../packages/server/db/transaction.ts";
import { createApp } from "../../packages/server/app.ts";
import { addAuditLine } from "../../packages/server/auth/audit.ts";
import type { Handler } from "../../packages/server/contract/handler.ts";
import { problem } from "@vanbook/sdk/problem";
import { routes } from "../../packages/server/routes.ts";
import { serve, startProduct, type Answer, type Product } from "../product.ts";
import { expectProblem } from "./expect-problem.ts";

let product: Product;
let servedProduct: Omit<Product, "db" | "databaseUrl">;
let admin: string;
let zoneManager: string;
let otherCompany: string;

beforeAll(async () => {
  product = await startProduct({ bills: 60 });
  servedProduct = await serve(product.db, product.databaseUrl, (parts) =>
    createApp({ ...parts, routes: { ...routes, "receipts.create": create } }),
  );
  admin = await servedProduct.signIn(1, "meera");
  zoneManager = await servedProduct.signIn(1, "biju");
  otherCompany = await servedProduct.signIn(2, "fathima");
});
afterAll(async () => {
  await servedProduct?.stop();
  await product?.stop();
});
beforeEach(async () => {
  pause = 0;
  onBeforeCommit = () => {};
  await product.db("company_settings").delete();
  await product.db("idempotency_keys").delete();
  await product.db("audit_log").where("entity", "tried").delete();
});

/**
 * A stand-in for `receipts.create` that writes one row per call: these tests are only about the
 * idempotency key.
 */
const create: Handler<"receipts.create"> = ({ body, principal, db, client }) =>
  withTransaction(db, async (trx) => {
    const { companyId } = principal;
    const [id = 0] = await takeIds(trx, companyId, "tried", 1);
    await trx("company_settings").insert({ company_id: companyId, name: `tried ${id}`, value: "" });
    await addAuditLine(
      trx,
      { principal, client },
      { operation: "receipts.create", entity: "tried", entityId: id },
    );
    onBeforeCommit();
    await sleep(pause);
    if (body.PartyID === UNKNOWN_PARTY) throw problem("ACCOUNT_UNKNOWN");
    return { success: true, message: "Posted.", ReId: id, ReNo: id };
  });
let pause = 0;
/** Called after the operation has written and before it commits. */
let onBeforeCommit = () => {};
const UNKNOWN_PARTY = 999;

const receipt = { PLID: 5, PartyID: 9, Credit: 118, Rdate: "2026-04-01" };
const send = (key: string | null, body: unknown = receipt, cookie = admin): Promise<Answer> =>
  servedProduct.call({
    method: "POST",
    path: "/api/insertupdatereciept",
    body,
    cookie,
    headers: key === null ? {} : { "Idempotency-Key": key },
  });
const listDocuments = () =>
  product.db("company_settings").where("name", "like", "tried%").pluck("company_id");
const getReplayedHeader = (answer: Answer) => answer.headers.get("Idempotency-Replayed");

describe("a documented money operation", () => {
  it("posts each request when no key is sent", async () => {
    const answers = [await send(null), await send(null)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers.map(getReplayedHeader)).toEqual([null, null]);
    expect(await listDocuments()).toHaveLength(2);
    expect(await product.db("idempotency_keys")).toEqual([]);
  });

  it("answers a repeated request with the first answer, marked as a replay, and posts nothing", async () => {
    const first = await send("k-1");
    const again = await send("k-1", { Rdate: "2026-04-01", Credit: 118, PartyID: 9, PLID: 5 });
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.text).toBe(first.text);
    expect(again.headers.get("Content-Type")).toBe(first.headers.get("Content-Type"));
    expect([getReplayedHeader(first), getReplayedHeader(again)]).toEqual([null, "true"]);
    expect(await listDocuments()).toHaveLength(1);
    expect(await product.db("audit_log").where("entity", "tried")).toHaveLength(1);
  });

  it("posts only once when equal requests come at the same time", async () => {
    pause = 50;
    const twins = await Promise.all(Array.from({ length: 8 }, () => send("k-1")));
    expect(twins.map(({ status }) => status)).toEqual(twins.map(() => 200));
    expect(new Set(twins.map(({ text }) => text)).size).toBe(1);
    expect(twins.filter((twin) => getReplayedHeader(twin) === null)).toHaveLength(1);
    expect(await listDocuments()).toHaveLength(1);
  });

  it("refuses a key used for another request or by another user; another company may use the same key", async () => {
    await send("k-1");
    expectProblem(await send("k-1", { ...receipt, Credit: 119 }), 422, "IDEMPOTENCY_KEY_REUSED");
    expectProblem(await send("k-1", receipt, zoneManager), 422, "IDEMPOTENCY_KEY_REUSED");
    const others = await send("k-1", receipt, otherCompany);
    expect([others.status, getReplayedHeader(others)]).toEqual([200, null]);
    expect(await listDocuments()).toEqual([1, 2]);
  });

  it("does not store a refusal: the same key posts once the reason is gone", async () => {
    expectProblem(await send("k-1", { ...receipt, PartyID: UNKNOWN_PARTY }), 422, "ACCOUNT_UNKNOWN");
    expect(await listDocuments()).toEqual([]);
    expect(getReplayedHeader(await send("k-1"))).toBeNull();
    expect(await listDocuments()).toHaveLength(1);
  });

  it.each(["x".repeat(101), "two words", "sch\u00fcssel"])("refuses the key %j", async (key) => {
    expectProblem(await send(key), 400, "INVALID_FIELDS", /Idempotency-Key must be/);
    expect(await listDocuments()).toEqual([]);
  });

  it("replays the answer to a client that disconnected before the first answer", async () => {
    pause = 100;
    const leaving = new AbortController();
    onBeforeCommit = () => leaving.abort();
    const abortedRequest = fetch(`${servedProduct.url}/api/insertupdatereciept`, {
      method: "POST",
      body: JSON.stringify(receipt),
      headers: {
        Cookie: admin,
        "Content-Type": "application/json",
        "X-Vanbook-Client": "test",
        "Idempotency-Key": "k-1",
      },
      signal: leaving.signal,
    });
    await expect(abortedRequest).rejects.toThrow();
    const replayedAnswer = await send("k-1");
    expect([replayedAnswer.status, getReplayedHeader(replayedAnswer)]).toEqual([200, "true"]);
    expect(await listDocuments()).toHaveLength(1);
  });

  it("serves 64 clients at once, slowly, without failing any", async () => {
    // Eight at a time, 0.4 s each: the last waits longer than the 2.8 s limit for a database
    // connection.
    pause = 400;
    const answers = await Promise.all(Array.from({ length: 64 }, (_, index) => send(`k-${index}`)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await listDocuments()).toHaveLength(64);
  });
});
