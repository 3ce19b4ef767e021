import type { Fault } from "../faulty-build.ts";

/**
 * Fault: the server reads the next number without locking its counter, and updates the counter
 * later.
 */
export const NUMBERS_BESIDE_THE_LOCK: Fault = {
  name: "numbers beside the lock",
  file: "server/books/posting/voucher-numbers.ts",
  from: `const [answer] = await trx.raw<[{ insertId: number }]>(
    \`INSERT INTO counters (company_id, kind, series_id, year_id, next_number) VALUES (?, ?, ?, ?, LAST_INSERT_ID(1) + ?)
     ON DUPLICATE KEY UPDATE next_number = LAST_INSERT_ID(next_number) + ?\`,
    [companyId, kind, seriesId, yearId, count, count],
  );
  return answer!.insertId;`,
  to: `const own = { company_id: companyId, kind, series_id: seriesId, year_id: yearId };
  const before = await trx("counters").where(own).first("next_number");
  await new Promise((resolve) => setTimeout(resolve, 400));
  const next = before?.next_number ?? 1;
  await trx("counters").insert({ ...own, next_number: next + count }).onConflict().merge(["next_number"]);
  return next;`,
};
