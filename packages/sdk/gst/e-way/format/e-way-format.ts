import type { ObjectFormats } from "../../check/check-objects.ts";
import eWayData from "./e-way-bill.json" with { type: "json" };

/** The bulk file as the e-way bill portal accepts it. Names of the data are those of its source. */
export interface EWayFormat {
  source: string;
  version: string;
  /** Objects by the name of their kind; `File` is the whole file, `Item` an item of a bill. */
  sections: ObjectFormats;
  /** Which kinds of documents go with a kind of movement. */
  documents: readonly { supply: string; sub_types: readonly number[]; kinds: readonly string[] }[];
  /** Movements of a company's own goods: both GSTINs are its own. */
  own_goods: readonly number[];
  /** Movements that say in words what they are. */
  described_sub_types: readonly number[];
  /** In rupees: by how much a sum may differ. */
  tolerance: number;
  /** What adds up to `totInvValue`. */
  value_sum: readonly string[];
  /** The longest way within one PIN code. */
  same_pin_km: number;
}

// The compiler finds another type for each field.
export const E_WAY_FORMAT = eWayData as unknown as EWayFormat;
