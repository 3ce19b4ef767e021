import { afterAll, beforeAll, expect, test } from "vitest";
import { createVanbook, isVanbookError, operation } from "../../packages/sdk/index.ts";
import { operationGuides } from "../../packages/sdk/generated/guide.ts";
import { exampleSet } from "../../scripts/reference/example-set.mjs";
import { startProduct, type Product } from "../product.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product?.stop());

test(
  "the examples that read, as methods, pages and command show them, are answered by the demo",
  { timeout: 60_000 },
  async () => {
    const cookie = await product.signIn(1, "meera");
    const body = { name: "Examples" };
    const made = await product.call({ method: "POST", path: "/api/v1/api-keys", body, cookie });
    const { secret: key } = made.read<{ secret: string }>();
    const vanbook = createVanbook({ baseUrl: product.url, auth: { kind: "key", key }, retry: 0 });
    const reading = exampleSet().filter(({ id }) => {
      const { writes, noKey } = operationGuides[id] ?? {};
      return !writes && !noKey;
    });
    const refused: string[] = [];
    for (const { id, values } of reading) {
      const method = operation(vanbook, id as "zones.list") as (args: unknown) => Promise<unknown>;
      await method(values).catch((error: unknown) => {
        refused.push(`${id} ${isVanbookError(error) ? error.code : String(error)}`);
      });
    }
    expect(reading.length).toBeGreaterThan(100);
    // A key is no token, and the demo has no webhook endpoint.
    expect(refused).toEqual(["embedTokens.current NOT_FOUND", "webhooks.deliveries NOT_FOUND"]);
  },
);
