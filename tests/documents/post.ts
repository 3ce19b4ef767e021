import { randomUUID } from "node:crypto";
import type { Answer, Product } from "../product.ts";

/** Sends a document with an Idempotency-Key, as a field app does. */
export function send(
  product: Pick<Product, "call">,
  cookie: string,
  path: string,
  body?: unknown,
  { method = "POST", key = randomUUID() as string } = {},
): Promise<Answer> {
  return product.call({
    method,
    path: `/api/v1/${path}`,
    cookie,
    headers: { "Idempotency-Key": key },
    ...(body === undefined ? {} : { body }),
  });
}
