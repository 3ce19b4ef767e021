import type { Knex } from "knex";

/** A range of vouchers that a check found sound, with its digest and its rollup numbers. */
export interface SoundRange {
  from: number;
  until: number;
  digest: string;
  numbers: readonly string[];
}

/** Reads the ranges of a company's vouchers that earlier checks found sound, by first voucher id. */
export async function readSoundRanges(db: Knex, companyId: number): Promise<Map<number, SoundRange>> {
  const kept: { value: string }[] = await db("company_settings")
    .where("company_id", companyId)
    .where("name", "like", `${NAME}%`)
    .select("value");
  const ranges = kept.map(({ value }) => JSON.parse(value) as SoundRange);
  return new Map(ranges.map((range) => [range.from, range]));
}

/** Stores the ranges for the next check. */
export async function keepSoundRanges(
  db: Knex,
  companyId: number,
  ranges: readonly SoundRange[],
): Promise<void> {
  if (ranges.length === 0) return;
  await db("company_settings")
    .insert(
      ranges.map((range) => ({
        company_id: companyId,
        name: `${NAME}${range.from}`,
        value: JSON.stringify(range),
      })),
    )
    .onConflict(["company_id", "name"])
    .merge(["value"]);
}

const NAME = "books.sound.";
