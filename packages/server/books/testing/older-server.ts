import type { Knex } from "knex";

/**
 * Lets `change` work on the books and then removes the digests that a server of a release before
 * digests would not have written: those of the new vouchers, and of the change to older ones.
 */
export async function changeAsOlderServer(
  db: Knex,
  companyId: number,
  change: () => Promise<unknown>,
): Promise<void> {
  const own = { company_id: companyId };
  const ids: number[] = await db("vouchers").where(own).pluck("id");
  const digestsBefore = await listDigests();
  await change();
  for (const row of await listDigests())
    if (!digestsBefore.some((each) => each.voucher_id === row.voucher_id && each.no === row.no))
      await db("voucher_digests").where(row).delete();
  const newVouchers = db("vouchers").where(own).whereNotIn("id", ids);
  await newVouchers.update({ digest_list: null, ...NO_DIGESTS });

  function listDigests(): Promise<{ company_id: number; voucher_id: number; no: number }[]> {
    return db("voucher_digests").where(own).select("company_id", "voucher_id", "no");
  }
}

const NO_DIGESTS = Object.fromEntries(
  "voucher document lines entries moves batches settlements openings"
    .split(" ")
    .map((name) => [`digest_${name}`, 0]),
);
