import { afterAll, beforeAll, expect, it } from "vitest";
import { startProduct, type Product } from "../product.ts";
import { stormReceipts } from "./receipts.ts";

let product: Product;

beforeAll(async () => {
  product = await startProduct({ bills: 60 });
});
afterAll(() => product?.stop());

it("takes 300 receipts once each, although each is sent three times and answers are lost", async () => {
  const { db, url } = product;
  const cookie = await product.signIn(1, "meera");
  const storm = { db, url, cookie, receipts: 300, writers: 64, cut: 0.05, seed: 2026 };
  const { findings, cut } = await stormReceipts(storm);
  expect(findings.slice(0, 10)).toEqual([]);
  expect(cut).toBeGreaterThan(10);
}, 120_000);
