export interface LocationRow {
  id: number;
  kind: "godown" | "van" | "damaged";
  branch_id: number | null;
  vehicle_id: number | null;
  name: string;
}

export const SALEABLE_KINDS: readonly LocationRow["kind"][] = ["godown", "van"];
