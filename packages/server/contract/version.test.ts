import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startProduct, type Product } from "../../../tests/product.ts";
import { VERSIONS } from "./version.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product?.stop());

const asked = (headers: Record<string, string>) =>
  product.call({ method: "GET", path: "/api/companies", headers });

test("an answer names the version that it was made by: the one asked for, else the newest", async () => {
  const newest = VERSIONS.at(-1) ?? "";
  const contract = JSON.parse(
    readFileSync(new URL("../generated/contract.json", import.meta.url), "utf8"),
  ) as {
    info: Record<string, unknown>;
  };
  expect(contract.info["x-version"]).toBe(newest);
  expect((await asked({})).headers.get("Vanbook-Version")).toBe(newest);
  for (const version of VERSIONS)
    expect((await asked({ "Vanbook-Version": version })).headers.get("Vanbook-Version")).toBe(version);
});

test.each(["2020-01-01", "2099-01-01", "newest", "2026-11-23,2026-11-23"])(
  "%s is refused in words",
  async (version) => {
    const { status, json } = await asked({ "Vanbook-Version": version });
    expect(status).toBe(400);
    expect(json).toMatchObject({
      code: "VERSION_UNKNOWN",
      message:
        "This server answers the contract of 2026-11-23; the request names another in Vanbook-Version.",
    });
  },
);
