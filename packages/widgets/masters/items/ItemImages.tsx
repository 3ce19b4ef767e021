import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { styled } from "styled-components";
import type { FieldInputProps } from "../../master/definition.ts";
import { useMasterModel } from "../../master/master-context.ts";
import { Banner } from "../../parts/Banner.tsx";
import { field } from "../../parts/Field.styles.ts";
import { PictureSlot } from "../../parts/picture/PictureSlot.tsx";
import { readPicture } from "../../parts/picture/read-picture.ts";
import { useVanbook } from "../../provider/use-vanbook.ts";
import { useMastersText } from "../../text/use-masters-text.ts";
import { useSay } from "../../text/use-text.ts";
import type { Values } from "../../form/record.ts";

/** An item's five images: the stored ones, with the changes to save with the form. */
export function ItemImages({ record, values, isDisabled, error }: FieldInputProps) {
  const { form } = useMasterModel();
  const say = useSay();
  const { picture: text } = useMastersText();
  const kept = useKeptImages(record);
  // The initial values: the form is reset for another record and after a save.
  const { defaultValues: begun } = form.formState;
  const [unreadable, setUnreadable] = useState<{ slot: number; begun: unknown }>();
  const changes = changedSlots(values);

  const change = (slot: number, picture: Blob | null) => {
    // Read the form's current value: several pictures chosen together become ready one after another.
    const next: SlotChanges = new Map([...changedSlots(form.getValues()), [slot, picture]]);
    if (picture === null && !kept.data?.has(slot)) next.delete(slot);
    for (const [field, value] of Object.entries(slotFields(next)))
      form.setValue(field, value, { shouldDirty: true });
    form.clearErrors("images");
    // Keep the error of another slot when this picture is ready.
    setUnreadable((now) => (now?.slot === slot ? undefined : now));
  };
  const choose = async (slot: number, file: File) => {
    const picture = await readPicture(file);
    if (picture) change(slot, picture);
    else setUnreadable({ slot, begun });
  };
  const message =
    unreadable && unreadable.begun === begun ? `${text.image(unreadable.slot)}: ${text.unreadable}` : error;

  return (
    <Root className="vb-field vb-picture-field" data-invalid={message === undefined ? undefined : true}>
      <legend className="vb-label">{text.images}</legend>
      {kept.isError && <Banner title={text.failed} onRetry={() => void kept.refetch()} />}
      <div className="vb-pictures">
        {SLOTS.map((slot) => {
          const changed = changes.get(slot);
          return (
            <PictureSlot
              key={slot}
              label={text.image(slot)}
              picture={changed === undefined ? (kept.data?.get(slot) ?? null) : changed}
              isDisabled={isDisabled}
              onChoose={(file) => void choose(slot, file)}
              onRemove={() => change(slot, null)}
            />
          );
        })}
      </div>
      {message === undefined ? (
        <span className="vb-description">{text.kinds}</span>
      ) : (
        <span className="vb-error" role="alert">
          {say(message)}
        </span>
      )}
    </Root>
  );
}

/** Addresses of an item's stored images, by slot. */
function useKeptImages(record: FieldInputProps["record"]) {
  const client = useVanbook();
  const ItemID = Number(record?.["ItemID"] ?? 0);
  return useQuery({
    queryKey: ["item-images", ItemID, record?.["Version"]],
    queryFn: async ({ signal }) => {
      const { images } = await client.items.images({ ItemID }, { signal });
      return new Map(
        images.map(({ RECNO, imageBase64 }) => [RECNO, `data:image/jpeg;base64,${imageBase64}`]),
      );
    },
    enabled: ItemID > 0,
  });
}

const SLOTS = [1, 2, 3, 4, 5];

const Root = styled.fieldset`
  ${field}
  margin: 0;
  padding: 0;
  border: 0;
  & > legend {
    padding: 0 0 var(--vb-space-1);
  }
  .vb-pictures {
    display: flex;
    flex-wrap: wrap;
    gap: var(--vb-space-2);
  }
`;

/** Changes to an item's picture slots: a new picture, or null to empty it. Slots not in the map stay. */
type SlotChanges = Map<number, Blob | null>;

/** The changes in a form's fields. */
function changedSlots({ images, RECNO, RemovedRECNO }: Values): SlotChanges {
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
function slotFields(changes: SlotChanges): Record<"images" | "RECNO" | "RemovedRECNO", unknown> {
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
