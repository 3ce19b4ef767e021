import type { Values } from "../../form/record.ts";

/** Changes to an item's picture slots: a new picture, or null to empty it. Slots not in the map stay. */
export type SlotChanges = Map<number, Blob | null>;

/** The changes in a form's fields. */
export function changedSlots({ images, RECNO, RemovedRECNO }: Values): SlotChanges {
  const pictures = list<Blob>(images);
  return new Map<number, Blob | null>([
    ...list<number>(RemovedRECNO).map((slot) => [slot, null] as const),
    ...list<number>(RECNO).flatMap((slot, at) => {
      const picture = pictures[at];
      return picture ? [[slot, picture] as const] : [];
    }),
  ]);
}

/** The same changes as request fields: pictures with their slots, and the slots to empty. */
export function slotFields(changes: SlotChanges): Record<"images" | "RECNO" | "RemovedRECNO", unknown> {
  const chosen = [...changes].flatMap(([slot, picture]) => (picture ? [{ slot, picture }] : []));
  const removed = [...changes].flatMap(([slot, picture]) => (picture === null ? [slot] : []));
  return {
    images: orNone(chosen.map(({ picture }) => picture)),
    RECNO: orNone(chosen.map(({ slot }) => slot)),
    RemovedRECNO: orNone(removed),
  };
}

/** null instead of an empty list, as in a new form. */
function orNone<T>(all: readonly T[]): readonly T[] | null {
  return all.length === 0 ? null : all;
}

/** Form values are untyped; these fields are filled by `slotFields`. */
function list<T>(value: unknown): readonly T[] {
  return Array.isArray(value) ? (value as readonly T[]) : [];
}
