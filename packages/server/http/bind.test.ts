import { describe, expect, it } from "vitest";
import { bind } from "./bind.ts";
import { readSpec } from "../contract/read-spec.ts";

describe("the contract of an operation that moves money", () => {
  const key = { name: "Idempotency-Key", in: "header" as const, schema: { type: "string" } };
  const handlers = new Proxy({}, { get: () => () => undefined });

  /** Binds the contract with `receipts.create` moved to `path`. */
  function bindWithChanges(path: string, changes: object) {
    const spec = readSpec();
    const { post } = spec.paths["/api/insertupdatereciept"] ?? {};
    if (!post) throw new Error("The contract has no receipts.create");
    spec.paths = { [path]: { post: { ...post, parameters: [], ...changes } } };
    return bind(spec, handlers, { checkAnswers: false })[0];
  }

  it("requires an Idempotency-Key under /api/v1, and accepts one elsewhere", () => {
    const requiredKey = { parameters: [{ ...key, required: true }] };
    expect(bindWithChanges("/api/v1/receipts", requiredKey)).toMatchObject({ idempotencyKey: "required" });
    expect(bindWithChanges("/api/receipts", { parameters: [key] })).toMatchObject({
      idempotencyKey: "accepted",
    });
    expect(bindWithChanges("/api/receipts", {})).toMatchObject({ idempotencyKey: "accepted" });
    expect(bindWithChanges("/api/v1/receipts", { "x-money": false })).toMatchObject({
      idempotencyKey: "ignored",
    });
  });

  it.each([
    ["/api/v1/receipts", {}, /does not require an Idempotency-Key/],
    ["/api/v1/receipts", { parameters: [key] }, /does not require an Idempotency-Key/],
    ["/api/receipts", { parameters: [{ ...key, required: true }] }, /older clients do not send/],
    ["/api/receipts", { parameters: [key], "x-money": false }, /which it does not read/],
    ["/api/receipts", { parameters: [{ ...key, name: "X-Other" }] }, /which it does not read/],
  ])("is refused at %s with %j", (path, changes, message) => {
    expect(() => bindWithChanges(path, changes)).toThrow(message);
  });
});
