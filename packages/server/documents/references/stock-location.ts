/** A stock location: a godown, a van or a place for damaged goods. */
export interface LocationRow {
  id: number;
  kind: "godown" | "van" | "damaged";
  branch_id: number | null;
  vehicle_id: number | null;
  name: string;
}

/** The kinds of locations with saleable goods. */
export const SALEABLE: readonly LocationRow["kind"][] = ["godown", "van"];
