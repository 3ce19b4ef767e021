import type { Knex } from "knex";

export interface SoundRange {
  from: number;
  until: number;
  digest: string;
  numbers: readonly string[];
}

export async function readSoundRanges(db: Knex, companyId: number): Promise<Map<number, SoundRange>> {
  const storedRanges: { value: string }[] = await db("company_settings")
    .where("company_id", companyId)
    .where("name", "like", `${SETTING_PREFIX}%`)
    .select("value");
  const ranges = storedRanges.map(({ value }) => JSON.parse(value) as SoundRange);
  return new Map(ranges.map((range) => [range.from, range]));
}

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
        name: `${SETTING_PREFIX}${range.from}`,
        value: JSON.stringify(range),
      })),
    )
    .onConflict(["company_id", "name"])
    .merge(["value"]);
}

const SETTING_PREFIX = "books.sound.";
