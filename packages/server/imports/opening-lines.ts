import type { Knex } from "knex";
import { paise, type OpeningBill, type Paise } from "@vanbook/sdk/books";
import { ofCompany } from "../auth/scope.ts";
import type { Principal } from "../contract/principal.ts";

/** A party's line of an opening in effect; debits positive, credits negative. */
export interface OpeningLine {
  accountId: number;
  voucherId: number;
  date: string;
  amount: Paise;
  bill: OpeningBill | null;
}

export async function listOpeningLines(
  db: Knex,
  principal: Principal,
  accountIds: readonly number[],
): Promise<OpeningLine[]> {
  const entries = selectOpenings(db, principal)
    .join("ledger_entries as e", (on) => on.on("e.company_id", "v.company_id").andOn("e.voucher_id", "v.id"))
    .leftJoin("opening_bills as o", (on) =>
      on
        .on("o.company_id", "e.company_id")
        .andOn("o.voucher_id", "e.voucher_id")
        .andOn("o.line_no", "e.line_no"),
    )
    .where("e.entry_kind", "opening")
    .whereIn("e.account_id", [...accountIds])
    .orderBy(["v.date", "v.id", "e.line_no"]);
  const rows: LineRow[] = await entries.select({
    ...{ accountId: "e.account_id", voucherId: "v.id", day: "v.date", debit: "e.debit", credit: "e.credit" },
    ...{ number: "o.number", date: "o.date", dueDate: "o.due_date" },
  });
  return rows.map(({ accountId, voucherId, day, debit, credit, number, date, dueDate }) => ({
    ...{ accountId, voucherId, date: day, amount: paise(debit) - paise(credit) },
    bill: number !== null && date !== null && dueDate !== null ? { number, date, dueDate } : null,
  }));
}

/** The day of the first opening, else of the first financial year. */
export async function readFirstDay(db: Knex, principal: Principal): Promise<string | null> {
  const opening: { day: string | null } | undefined = await selectOpenings(db, principal)
    .min({ day: "v.date" })
    .first();
  if (opening?.day) return opening.day;
  const year: { day: string | null } | undefined = await ofCompany(db, principal, "financial_years as y")
    .where("y.is_deleted", 0)
    .min({ day: "y.start_date" })
    .first();
  return year?.day ?? null;
}

function selectOpenings(db: Knex, principal: Principal): Knex.QueryBuilder {
  return ofCompany(db, principal, "vouchers as v")
    .where({ "v.kind": "opening", "v.reverses_id": null })
    .whereRaw(
      "NOT EXISTS (SELECT 1 FROM vouchers r WHERE r.company_id = v.company_id AND r.reverses_id = v.id)",
    );
}

interface LineRow {
  accountId: number;
  voucherId: number;
  day: string;
  debit: string;
  credit: string;
  number: string | null;
  date: string | null;
  dueDate: string | null;
}
