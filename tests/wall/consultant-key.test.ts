import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { findRefusal, makePrincipal } from "../contract/contract-answer.ts";
import { operations, type Operation } from "./operations.ts";
import { rules } from "./party-desk.ts";

/**
 * The key of a tax consultant, as the guide names its operations, on the pure functions that decide
 * what a key may call.
 */
const guide = readFileSync(join(import.meta.dirname, "../../docs/guides/file-the-month.md"), "utf8");
const [, namedOperations = ""] = /API key that may ask for ((?:`\w+\.\w+`|,|and|\s)+)/.exec(guide) ?? [];
const keyOperations = [...namedOperations.matchAll(/`([\w.]+)`/g)].flatMap(([, id]) => id ?? []);
const guardedOperations = operations.filter(({ roles }) => roles !== "public");
const makeKey = (role: 1 | 2 | 3 | 4) =>
  ({ ...makePrincipal(role), via: "key", keyId: 1, operations: keyOperations }) as const;

const readRefusal = async (operation: Operation, role: 1 | 2 | 3 | 4) => {
  const { method, path } = operation;
  const answer = await findRefusal(
    { method, path, query: { nothing: "1" }, body: { nothing: 1 } },
    makeKey(role),
  );
  return answer?.status === 403 ? answer.read<{ code: string }>().code : undefined;
};

describe("the key of a tax consultant", () => {
  it("may call all that the guide names, and nothing else", async () => {
    expect(keyOperations.length).toBeGreaterThan(10);
    for (const operation of guardedOperations) {
      const isOpen = (await readRefusal(operation, 1)) === undefined;
      const isNamed = keyOperations.includes(operation.id) || operation.id === "apiKeys.current";
      expect([operation.id, isOpen]).toEqual([operation.id, isNamed]);
    }
  });

  it("reads all returns of outward supplies and the summary, and changes only what is filed", () => {
    const ofReturns = guardedOperations.filter(({ id }) =>
      /^gst\.(gstr|filed|faults|changes|hsn)|^gstr3bForm/.test(id),
    );
    expect(ofReturns.map(({ id }) => id).filter((id) => !keyOperations.includes(id))).toEqual([]);
    const writes = keyOperations.filter((id) => rules.get(id)?.["x-changes"] !== undefined);
    expect(writes).toEqual(["gst.file"]);
  });

  it.each([2, 3, 4] as const)("of a user of role %i reads and files nothing", async (role) => {
    for (const id of keyOperations) {
      const operation = guardedOperations.find((each) => each.id === id);
      expect([id, operation && (await readRefusal(operation, role))]).toEqual([id, "ROLE_FORBIDDEN"]);
    }
  });
});

it("tokens of pages read returns and never file", () => {
  const embeddableIds = keyOperations.filter((id) => rules.get(id)?.["x-embed"] === true);
  expect(keyOperations.filter((id) => !embeddableIds.includes(id))).toEqual(["gst.file"]);
});
