import { expect, test, vi } from "vitest";
import type { OperationId } from "./methods.ts";
import { requestParts } from "./request-parts.ts";

vi.mock("./generated/operations.ts", () => ({
  operationMap: { "notes.save": ["PUT", "/api/v1/books/{bookId}/notes/{noteId}", ["draft"]] },
  formOperations: [],
}));

test("deals a flat object out to the path, the query string and the body", () => {
  const args = { bookId: 3, noteId: 7, draft: true, text: "Hello" };
  expect(requestParts("notes.save" as OperationId, args)).toEqual({
    path: { bookId: 3, noteId: 7 },
    query: { draft: true },
    body: { text: "Hello" },
  });
});
