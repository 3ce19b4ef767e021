import type { Values } from "../../form/record.ts";

/** What is to become of an item's slots: a picture for it, or none. A slot that is not named stays. */
export type SlotChanges = Map<number, Blob | null>;

/** The changes that a form's fields hold. */
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

/** The fields that say the same to the server: pictures with the slot of each, and the slots to empty. */
export function slotFields(changes: SlotChanges): Record<"images" | "RECNO" | "RemovedRECNO", unknown> {
  const chosen = [...changes].flatMap(([slot, picture]) => (picture ? [{ slot, picture }] : []));
  const removed = [...changes].flatMap(([slot, picture]) => (picture === null ? [slot] : []));
  return {
    images: orNone(chosen.map(({ picture }) => picture)),
    RECNO: orNone(chosen.map(({ slot }) => slot)),
    RemovedRECNO: orNone(removed),
  };
}

/** As a new form has it: none instead of an empty list. */
function orNone<T>(all: readonly T[]): readonly T[] | null {
  return all.length === 0 ? null : all;
}

/** A form's value is of no type; what these fields hold is made above. */
function list<T>(value: unknown): readonly T[] {
  return Array.isArray(value) ? (value as readonly T[]) : [];
}
