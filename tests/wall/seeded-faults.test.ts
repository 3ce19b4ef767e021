import { mkdir, readFile, rm } from "node:fs/promises";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { createApp } from "../../packages/server/http/app.ts";
import type { connect } from "../../packages/server/db/connection.ts";
import { serve, startProduct, type Product } from "../product.ts";
import { answersOf, differences, OTHER_COMPANY, type Visitor } from "./interference.ts";
import { createTwin } from "./twin.ts";
import { visitorsOf } from "./visitors.ts";
import { scopeBreaches } from "./scope-breaches.ts";

const SERVER = fileURLToPath(new URL("../../packages/server/", import.meta.url));
const FAULTS = `${SERVER}.faults`;

let product: Product;
let twin: Awaited<ReturnType<typeof createTwin>>;
let visitors: Visitor[];

beforeAll(async () => {
  product = await startProduct({ bills: 100 });
  twin = await createTwin(product.db, product.databaseUrl, OTHER_COMPANY);
  visitors = await visitorsOf(product.db, 1);
  await mkdir(FAULTS, { recursive: true });
});
afterAll(async () => {
  await twin?.drop();
  await product?.stop();
  await rm(FAULTS, { recursive: true, force: true });
});

// Each is one line of the product, made wrong the way a tired developer would.
const faults = [
  {
    name: "the sale report without its company",
    file: "reports/sale.ts",
    from: 'ofCompany(db, principal, "bills as b").whereBetween',
    to: 'db("bills as b").whereBetween',
  },
  {
    name: "a filter that lets other companies in",
    file: "reports/sale.ts",
    from: 'if (CustomerID) void bills.where("b.customer_id", CustomerID);',
    to: 'if (CustomerID) void bills.orWhere("b.customer_id", CustomerID);',
  },
  {
    name: "a look-up without its company",
    file: "masters/look-ups.ts",
    from: 'ofCompany(db, principal, "routes")',
    to: 'db("routes")',
  },
  {
    name: "a sum on the dashboard without its company",
    file: "dashboard/cards.ts",
    from: 'ofCompany(db, principal, "receipts as r")',
    to: 'db("receipts as r")',
  },
  {
    name: "a join without the company",
    file: "http/scope.ts",
    from: "on.on(own, theirs).andOn(column, to)",
    to: "on.on(column, to)",
  },
  {
    name: "another company's CompanyID let through",
    file: "http/bind.ts",
    from: "if (Number(value) !== principal.companyId)",
    to: "if (Number(value) < 0)",
  },
  {
    name: "activeUserId taken at its word",
    file: "http/scope.ts",
    from: "const users = asked ? asked.filter((user) => inScope.has(user)) : principal.users;",
    to: "const users = asked ?? [...inScope];",
  },
  {
    name: "an empty scope that shows everything",
    file: "http/scope.ts",
    from: 'query.whereRaw("1 = 0")',
    to: "query",
  },
  {
    name: "a bill's lines for whoever asks",
    file: "reports/sale.ts",
    from: 'where("b.id", query.BillID), principal,',
    to: 'where("b.id", query.BillID), { ...principal, wholeCompany: true },',
  },
  {
    name: "roles not looked at",
    file: "http/bind.ts",
    from: "if (!(roles as readonly number[]).includes(principal.role))",
    to: "if (!roles)",
  },
  {
    name: "a password hash in an answer",
    file: "masters/user-row.ts",
    from: "ModifiedBy: row.modifiedBy,",
    to: 'ModifiedBy: row.modifiedBy, ...{ password_hash: "x" },',
  },
] as const;

it("finds nothing in the product as it is", async () => {
  expect(await findings(undefined)).toEqual([]);
});

describe.each(faults)("$name", (fault) => {
  it("is caught", async () => {
    expect(await findings(fault)).not.toEqual([]);
  });
});

/** What the checks of the wall say of the product with one line made wrong. */
async function findings(fault: (typeof faults)[number] | undefined): Promise<string[]> {
  const built = await serverWith(fault);
  const [ours, theirs] = [built.connect(product.databaseUrl), built.connect(twin.url)];
  const [one, other] = await Promise.all([
    serve(ours, product.databaseUrl, built.createApp),
    serve(theirs, twin.url, built.createApp),
  ]);
  try {
    const found = await scopeBreaches(one, ours, visitors);
    for (const visitor of visitors.filter(({ role }) => role <= 2)) {
      found.push(
        ...differences(
          await answersOf(one, visitor, PASSWORDS_STAY),
          await answersOf(other, visitor, PASSWORDS_STAY),
        ),
      );
    }
    return found;
  } finally {
    await Promise.all([one.stop(), other.stop(), ours.destroy(), theirs.destroy()]);
  }
}

async function serverWith(
  fault: (typeof faults)[number] | undefined,
): Promise<{ createApp: typeof createApp; connect: typeof connect }> {
  const outfile = `${FAULTS}/${fault?.name.replaceAll(/\W/g, "-") ?? "none"}.mjs`;
  let planted = fault === undefined;
  await build({
    stdin: {
      contents: 'export { createApp } from "./http/app.ts"; export { connect } from "./db/connection.ts";',
      resolveDir: SERVER,
      loader: "ts",
    },
    outfile,
    bundle: true,
    format: "esm",
    platform: "node",
    packages: "external",
    conditions: ["vanbook-source"],
    logLevel: "error",
    plugins: [
      {
        name: "seeded-fault",
        setup(building) {
          building.onLoad({ filter: /packages\/server\/.*\.ts$/ }, async ({ path }) => {
            const source = await readFile(path, "utf8");
            if (!fault || !path.endsWith(`/server/${fault.file}`)) return { contents: source, loader: "ts" };
            const line = new RegExp(fault.from.split(" ").map(escaped).join("\\s+"));
            planted = line.test(source);
            return { contents: source.replace(line, () => fault.to), loader: "ts" };
          });
        },
      },
    ],
  });
  if (!planted) throw new Error(`${fault?.file} no longer holds: ${fault?.from}`);
  return (await import(pathToFileURL(outfile).href)) as Awaited<ReturnType<typeof serverWith>>;
}

function escaped(text: string) {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

const PASSWORDS_STAY = new Set(["profile.resetPassword", "apiKeys.create", "apiKeys.revoke"]);
