import type { Knex } from "knex";
import type { Check, Finding } from "../books/checks/finding.ts";
import { checkBooks } from "../books/checks/check.ts";
import { rebuildRollups } from "../books/rollups/rebuild.ts";
import { openBeside } from "../db/connection.ts";
import { identifyDatabaseFault } from "../db/database-error.ts";
import { withTransaction } from "../db/transaction.ts";
import { addAuditLine } from "../auth/audit.ts";
import type { Schema } from "../contract/contract.ts";
import type { Handler } from "../contract/handler.ts";
import { problem } from "@vanbook/sdk/problem";

const check: Handler<"books.check"> = ({ principal, db }) =>
  runExclusively(db, principal.companyId, async (beside) => {
    const times = new Map<Check["invariant"], number>();
    const warnings: Finding[] = [];
    const findings = await checkBooks(beside, principal.companyId, {
      onWarning: (warning) => void warnings.push(warning),
      onDone: ({ check: { invariant, also }, milliseconds }) => {
        const all = [...new Set([invariant, ...Object.keys(also ?? {})])] as Check["invariant"][];
        for (const each of all) times.set(each, (times.get(each) ?? 0) + milliseconds / all.length);
      },
    });
    const invariants = summariseInvariants(times, findings);
    return { sound: findings.length === 0, invariants, findings, warnings };
  });

const rebuild: Handler<"books.rebuild"> = ({ principal, db, client }) =>
  runExclusively(db, principal.companyId, async (beside) => {
    const { companyId } = principal;
    const rollupRepairs = await rebuildRollups(beside, companyId);
    const entity = { entity: "companies", entityId: companyId };
    await withTransaction(db, (trx) =>
      addAuditLine(
        trx,
        { principal, client },
        { operation: "books.rebuild", ...entity, after: rollupRepairs },
      ),
    );
    return {
      rollups: Object.entries(rollupRepairs).map(([rollup, differences]) => ({
        rollup,
        differed: differences,
      })),
    };
  });

export const books = { "books.check": check, "books.rebuild": rebuild };

/**
 * For work that reads all of a company's books: own connections and time limit. Throws BUSY while
 * such work is running.
 */
async function runExclusively<T>(
  db: Knex,
  companyId: number,
  work: (beside: Knex) => Promise<T>,
): Promise<T> {
  const beside = openBeside(db, { max: MAX_CONNECTIONS, statementSeconds: STATEMENT_SECONDS });
  try {
    const name = "books.in-progress";
    const row = { company_id: companyId, name };
    // Read first: inserting an existing row would wait for its lock.
    if (!(await beside("company_settings").where(row).first("name"))) {
      await beside("company_settings")
        .insert({ ...row, value: "" })
        .onConflict()
        .ignore();
    }
    // A separate transaction locks the row, so the lock always ends with its connection.
    return await beside.transaction(async (holder) => {
      await holder("company_settings")
        .where(row)
        .forUpdate()
        .noWait()
        .first("name")
        .catch((error: unknown) => {
          if (identifyDatabaseFault(error) !== "conflict") throw error;
          throw problem("BUSY", { message: IN_PROGRESS, retryAfter: 10 });
        });
      return work(beside);
    });
  } finally {
    await beside.destroy();
  }
}

function summariseInvariants(
  times: ReadonlyMap<Check["invariant"], number>,
  findings: readonly Finding[],
): Schema<"BooksCheck">["invariants"] {
  return [...times]
    .map(([invariant, milliseconds]) => ({
      invariant,
      holds: findings.every((finding) => finding.invariant !== invariant),
      milliseconds: Math.round(milliseconds),
    }))
    .sort((one, other) => Number(one.invariant.slice(1)) - Number(other.invariant.slice(1)));
}

const IN_PROGRESS = "The company's books are being checked or rebuilt. Please try again when that has ended.";
const MAX_CONNECTIONS = 3;
const STATEMENT_SECONDS = 600;
