import { afterAll, expect, test } from "vitest";
import { operationMap } from "./generated/operations.ts";
import type { OperationId } from "./methods.ts";
import { createRequest, splitArguments } from "./request.ts";

/** No operation of the contract has path, query and body parameters together. */
const operations: Record<string, unknown> = operationMap;
operations["notes.save"] = ["PUT", "/api/v1/books/{bookId}/notes/{noteId}", ["draft"]];
afterAll(() => Reflect.deleteProperty(operations, "notes.save"));

test("a flat object of arguments is split into path, query string and body", () => {
  const args = { bookId: 3, noteId: 7, draft: true, text: "Hello" };
  expect(splitArguments("notes.save" as OperationId, args)).toEqual({
    path: { bookId: 3, noteId: 7 },
    query: { draft: true },
    body: { text: "Hello" },
  });
});

test("null in a query is left out, but under /api/v1 it is sent, so that the server refuses it", () => {
  expect(splitArguments("receipts.report", { CustomerID: null }).query).toEqual({ CustomerID: null });
  expect(splitArguments("billsReceivable.report", { CustomerID: null, Date: undefined }).query).toEqual({
    CustomerID: "null",
    Date: undefined,
  });
});

test.each([
  ["an empty list", [], "[]"],
  ["an empty object", {}, "{}"],
  ["a map", new Map([["id", 7]]), "{}"],
  ["a date", new Date("2026-04-01"), '"2026-04-01T00:00:00.000Z"'],
])("%s in a query is sent, so that the server refuses it, and not left out", (_, value, text) => {
  for (const id of ["receipts.report", "billsReceivable.report"] as const) {
    const { url } = createRequest(id, "https://books.example", { CustomerID: value }, undefined, {});
    expect(new URL(url).searchParams.get("CustomerID")).toBe(text);
  }
});
