import { afterAll, beforeAll, expect, it } from "vitest";
import { startProduct, type Product } from "../product.ts";
import { operations } from "../wall/operations.ts";
import { pickOneIn } from "../whole.ts";
import { getRange } from "./report-operations.ts";

let product: Product;
let cookie: string;
beforeAll(async () => {
  product = await startProduct();
  cookie = await product.signIn(1, "meera");
});
afterAll(() => product?.stop());

const reads = operations.filter(({ method }) => method === "GET");

it("HEAD of a read operation answers with the status and headers of GET, without a body", async () => {
  expect(reads.length).toBeGreaterThan(50);
  const differing: string[] = [];
  for (const operation of pickOneIn(5, reads)) {
    const [from, to] = getRange(operation) ?? [];
    const query = { ...(from && { [from]: "2026-04-01" }), ...(to && { [to]: "2026-04-30" }) };
    const request = { path: operation.path.replaceAll(/\{\w+\}/g, "1"), query };
    const [get, head] = await Promise.all([
      product.call({ ...request, cookie, method: "GET" }),
      product.call({ ...request, cookie, method: "HEAD" }),
    ]);
    const isSame = JSON.stringify(pickComparedParts(get)) === JSON.stringify(pickComparedParts(head));
    if (!isSame || head.text !== "")
      differing.push(`${operation.id}: ${JSON.stringify([pickComparedParts(get), pickComparedParts(head)])}`);
  }
  expect(differing).toEqual([]);
});

it.each(["application/json", "text/csv", "application/vnd.vanbook.table+json"])(
  "HEAD of a report as %s has the same compression and length headers as GET",
  async (Accept) => {
    const path = "/api/DebitorsReport?FromDate=2026-04-01&ToDate=2026-11-30";
    for (const encoding of ["identity", "gzip"]) {
      const headers = { Accept, "Accept-Encoding": encoding };
      const [get, head] = [
        await product.call({ method: "GET", path, cookie, headers }),
        await product.call({ method: "HEAD", path, cookie, headers }),
      ];
      expect([get.status, head.text]).toEqual([200, ""]);
      expect(pickComparedParts(head)).toEqual(pickComparedParts(get));
      const isWhole = encoding === "identity" && Accept !== "text/csv";
      const length = isWhole ? String(Buffer.byteLength(get.text)) : null;
      expect(head.headers.get("Content-Length")).toBe(length);
    }
  },
);

it("HEAD of a write-only path gets 405; the Allow header of a readable path lists HEAD and GET", async () => {
  const refusedAnswer = await product.call({ method: "HEAD", path: "/api/login" });
  expect([refusedAnswer.status, refusedAnswer.headers.get("Allow")]).toEqual([405, "POST"]);
  const patchAnswer = await product.call({ method: "PATCH", path: "/healthz" });
  expect([patchAnswer.status, patchAnswer.headers.get("Allow")]).toEqual([405, "HEAD, GET"]);
});

/**
 * Status and headers, except headers of the connection and those that differ between any two
 * answers.
 */
function pickComparedParts({ status, headers }: { status: number; headers: Headers }) {
  return [status, ...[...headers].filter(([name]) => !VARYING_HEADERS.has(name))];
}

const VARYING_HEADERS = new Set(["date", "x-request-id", "transfer-encoding", "connection", "keep-alive"]);
