import { afterAll, beforeAll, expect, it } from "vitest";
import { startProduct, serve, type Product } from "../../../tests/product.ts";

let product: Product;
let limited: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  product = await startProduct({ bills: 60 });
  limited = await serve(product.db, product.databaseUrl, undefined, { VANBOOK_REQUESTS_PER_MINUTE: "3" });
});
afterAll(async () => {
  await limited?.stop();
  await product?.stop();
});

const ask = (given: { cookie?: string; headers?: Record<string, string> }) =>
  limited.call({ method: "GET", path: "/api/getcompanynav", ...given });

it("lets a session or key send so many requests in a minute, each by itself, and says how long to wait", async () => {
  const [meera, anil] = [await limited.signIn(1, "meera"), await limited.signIn(1, "anil")];
  const made = await product.call({
    method: "POST",
    path: "/api/v1/api-keys",
    body: { name: "Busy" },
    cookie: meera,
  });
  const headers = { Authorization: `Bearer ${made.read<{ secret: string }>().secret}` };
  for (const caller of [{ cookie: meera }, { headers }]) {
    for (let request = 0; request < 3; request += 1) expect((await ask(caller)).status).toBe(200);
    const refused = await ask(caller);
    expect(refused.status).toBe(429);
    expect(refused.json).toMatchObject({ code: "TOO_MANY_REQUESTS" });
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(Number(refused.headers.get("Retry-After"))).toBeLessThanOrEqual(60);
  }
  expect((await ask({ cookie: anil })).status).toBe(200);
  expect((await limited.call({ method: "GET", path: "/healthz", cookie: meera })).status).toBe(200);
});
