import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { writeRolesDocument } from "./roles-document.mjs";

const ROOT_FOLDER = join(import.meta.dirname, "..");

it("docs/roles.md agrees with the contract (`npm run generate` writes it)", async () => {
  const contract = JSON.parse(
    await readFile(join(ROOT_FOLDER, "packages/server/generated/contract.json"), "utf8"),
  ) as { paths: Record<string, Record<string, object>> };
  const operations = Object.entries(contract.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ path, method, ...operation })),
  ) as unknown as Parameters<typeof writeRolesDocument>[0];
  expect(await readFile(join(ROOT_FOLDER, "docs/roles.md"), "utf8")).toBe(writeRolesDocument(operations));
});

it("each call has a mark for each role, and a count below", () => {
  const call = { method: "get", "x-scope": "users" };
  const page = writeRolesDocument([
    { ...call, path: "/api/companies", operationId: "session.companies", "x-roles": "public" },
    { ...call, path: "/api/getItem", operationId: "items.list", "x-roles": [1, 3, 4] },
    { ...call, path: "/api/v1/session", operationId: "session.current", "x-roles": [1] },
  ]);
  expect(page).toContain(
    "| GET /api/companies | `session.companies` | yes | yes | yes | yes | the role's users |",
  );
  expect(page).toContain("| GET /api/getItem | `items.list` | yes | – | yes | yes | the role's users |");
  expect(page).toContain("| **calls of 2** | | **2** | **1** | **2** | **2** | |");
  expect(page).not.toContain("/api/v1/session");
});
