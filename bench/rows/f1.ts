import { fork, type ChildProcess } from "node:child_process";
import { on, once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Knex } from "knex";
import { pdfText } from "../../packages/sdk/files/testing/pdf-text.ts";
import type { MadeStatement, StatementOrder } from "../http/messages.ts";
import { startVanbook } from "../http/start.ts";
import { inSeconds, type BenchRow } from "../figure.ts";

/** Month-end: PDF statements of 200 customers, made in Node. */
export const f1: BenchRow = {
  id: "F1",
  about:
    "PDF statements of 200 customers, one after the other, in a program: time, and memory from first to last",
  async measure({ data: { full } }) {
    const { companyId } = full.company.author;
    const customers = full.company.customers.slice(0, CUSTOMERS).map(({ id }) => id);
    const vanbook = await startVanbook(full);
    const folder = await mkdtemp(join(tmpdir(), "vanbook-statements-"));
    const rename = await named(full.db, companyId, customers);
    let maker: ChildProcess | undefined;
    try {
      maker = fork(
        join(import.meta.dirname, "..", "http", "statement-maker.ts"),
        [vanbook.url, vanbook.cookie, ...QUARTER],
        { execArgv: process.execArgv },
      );
      const statements = await made(maker, { customers, as: "pdf", folder });
      const tables = await made(maker, { customers, as: "table", folder });
      for (const [at, id] of customers.entries())
        checkName(await readFile(join(folder, `${id}.pdf`)), NAMES[at % NAMES.length] ?? "");
      const [first, last] = [statements[EACH - 1], statements.at(-1)];
      if (!first || !last) throw new Error(`There are ${customers.length} customers only.`);
      const [time, fetching] = [timeOf(statements), timeOf(tables)];
      return [
        {
          what: "200 statements",
          figure: inSeconds(time),
          baseline: inSeconds(A_MINUTE),
          ratio: time / A_MINUTE,
          goal: { most: 1 },
        },
        {
          what: "against the same as tables",
          figure: inSeconds(time),
          baseline: inSeconds(fetching),
          ratio: time / fetching,
        },
        {
          what: "what the program holds after the last, against after the first 50",
          figure: inMegabytes(last.held ?? 0),
          baseline: inMegabytes(first.held ?? 0),
          ratio: (last.held ?? 0) / (first.held ?? 0),
          goal: { most: 1.1 },
        },
        {
          what: "the most memory of all 200, with what is not collected yet",
          figure: inMegabytes(last.most),
          baseline: inMegabytes(first.most),
          ratio: last.most / first.most,
        },
      ];
    } finally {
      await rename();
      await rm(folder, { recursive: true });
      if (maker?.connected) maker.disconnect();
      await vanbook.stop();
    }
  },
};

/** What the program reports for each customer, in order. */
async function made(maker: ChildProcess, order: StatementOrder): Promise<MadeStatement[]> {
  const found: MadeStatement[] = [];
  const ended = once(maker, "exit").then(() =>
    Promise.reject(new Error("The program that makes statements has ended.")),
  );
  const heard = (async () => {
    for await (const [one] of on(maker, "message") as AsyncIterable<[MadeStatement]>) {
      found.push(one);
      if (found.length === order.customers.length) return found;
    }
    return found;
  })();
  maker.send(order);
  ended.catch(() => undefined); // the program ends later too; ignore that
  return Promise.race([heard, ended]);
}

/** Gives the customers names in three scripts. Returns a function that restores the old names. */
async function named(db: Knex, companyId: number, customers: readonly number[]) {
  const of = (id: number) => db("accounts").where({ company_id: companyId, id });
  const own: { id: number; name: string }[] = await db("accounts")
    .where({ company_id: companyId })
    .whereIn("id", customers)
    .select("id", "name");
  for (const [at, id] of customers.entries())
    await of(id).update({ name: `${NAMES[at % NAMES.length]} ${id}` });
  return async () => {
    for (const { id, name } of own) await of(id).update({ name });
  };
}

/** Throws unless the shaped name reads back from the file as it was written. */
function checkName(bytes: Uint8Array, name: string) {
  const [page = []] = pdfText(bytes);
  if (!page.join("").includes(name)) throw new Error(`A statement lacks the name ${name}.`);
}

function timeOf(statements: readonly MadeStatement[]): number {
  return statements.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
}

function inMegabytes(bytes: number) {
  return `${(bytes / 1e6).toFixed(0)} MB`;
}

const CUSTOMERS = 200;
const EACH = 50;
const A_MINUTE = 60_000;
const QUARTER = ["2025-04-01", "2025-06-30"] as const;
const NAMES = ["ശ്രീകൃഷ്ണ മെഡിക്കൽസ്", "श्री कृष्ण ट्रैक्टर", "City Medicals"] as const;
