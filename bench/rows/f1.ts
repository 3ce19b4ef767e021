import { fork, type ChildProcess } from "node:child_process";
import { on, once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Knex } from "knex";
import { readPdfText } from "../../packages/sdk/files/testing/pdf-text.ts";
import type { MadeStatement, StatementOrder } from "../http/messages.ts";
import { startVanbook } from "../http/start.ts";
import { formatSeconds, type BenchRow } from "../figure.ts";

export const f1: BenchRow = {
  id: "F1",
  about:
    "PDF statements of 200 customers, one after the other, in a program: time, and memory from first to last",
  async measure({ data: { full } }) {
    const { companyId } = full.company.author;
    const customers = full.company.customers.slice(0, CUSTOMER_COUNT).map(({ id }) => id);
    const vanbook = await startVanbook(full);
    const folder = await mkdtemp(join(tmpdir(), "vanbook-statements-"));
    const rename = await renameCustomers(full.db, companyId, customers);
    let maker: ChildProcess | undefined;
    try {
      maker = fork(
        join(import.meta.dirname, "..", "http", "statement-maker.ts"),
        [vanbook.url, vanbook.cookie, ...QUARTER_DATES],
        { execArgv: process.execArgv },
      );
      const statements = await receiveStatements(maker, { customers, as: "pdf", folder });
      const tables = await receiveStatements(maker, { customers, as: "table", folder });
      for (const [at, id] of customers.entries())
        checkName(
          await readFile(join(folder, `${id}.pdf`)),
          CUSTOMER_NAMES[at % CUSTOMER_NAMES.length] ?? "",
        );
      const [first, last] = [statements[FIRST_SAMPLE - 1], statements.at(-1)];
      if (!first || !last) throw new Error(`There are ${customers.length} customers only.`);
      const [time, fetching] = [sumMilliseconds(statements), sumMilliseconds(tables)];
      return [
        {
          what: "200 statements",
          figure: formatSeconds(time),
          baseline: formatSeconds(A_MINUTE),
          ratio: time / A_MINUTE,
          goal: { most: 1 },
        },
        {
          what: "against the same as tables",
          figure: formatSeconds(time),
          baseline: formatSeconds(fetching),
          ratio: time / fetching,
        },
        {
          what: "what the program holds after the last, against after the first 50",
          figure: formatMegabytes(last.held ?? 0),
          baseline: formatMegabytes(first.held ?? 0),
          ratio: (last.held ?? 0) / (first.held ?? 0),
          goal: { most: 1.1 },
        },
        {
          what: "the most memory of all 200, with what is not collected yet",
          figure: formatMegabytes(last.most),
          baseline: formatMegabytes(first.most),
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

async function receiveStatements(maker: ChildProcess, order: StatementOrder): Promise<MadeStatement[]> {
  const statements: MadeStatement[] = [];
  const makerExit = once(maker, "exit").then(() =>
    Promise.reject(new Error("The program that makes statements has ended.")),
  );
  const allStatements = (async () => {
    for await (const [one] of on(maker, "message") as AsyncIterable<[MadeStatement]>) {
      statements.push(one);
      if (statements.length === order.customers.length) return statements;
    }
    return statements;
  })();
  maker.send(order);
  makerExit.catch(() => undefined); // the program ends later too; ignore that
  return Promise.race([allStatements, makerExit]);
}

/** Gives the customers names in three scripts. Returns a function that restores the old names. */
async function renameCustomers(db: Knex, companyId: number, customers: readonly number[]) {
  const of = (id: number) => db("accounts").where({ company_id: companyId, id });
  const own: { id: number; name: string }[] = await db("accounts")
    .where({ company_id: companyId })
    .whereIn("id", customers)
    .select("id", "name");
  for (const [at, id] of customers.entries())
    await of(id).update({ name: `${CUSTOMER_NAMES[at % CUSTOMER_NAMES.length]} ${id}` });
  return async () => {
    for (const { id, name } of own) await of(id).update({ name });
  };
}

/** Throws unless the shaped name reads back from the file as it was written. */
function checkName(bytes: Uint8Array, name: string) {
  const [page = []] = readPdfText(bytes);
  if (!page.join("").includes(name)) throw new Error(`A statement lacks the name ${name}.`);
}

function sumMilliseconds(statements: readonly MadeStatement[]): number {
  return statements.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
}

function formatMegabytes(bytes: number) {
  return `${(bytes / 1e6).toFixed(0)} MB`;
}

const CUSTOMER_COUNT = 200;
const FIRST_SAMPLE = 50;
const A_MINUTE = 60_000;
const QUARTER_DATES = ["2025-04-01", "2025-06-30"] as const;
const CUSTOMER_NAMES = ["ശ്രീകൃഷ്ണ മെഡിക്കൽസ്", "श्री कृष्ण ट्रैक्टर", "City Medicals"] as const;
