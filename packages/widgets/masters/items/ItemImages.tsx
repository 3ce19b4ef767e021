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

export function ItemImages({ record, values, isDisabled, error }: FieldInputProps) {
  const { form } = useMasterModel();
  const say = useSay();
  const { picture: text } = useMastersText();
  const keptImages = useKeptImages(record);
  // The initial values change when the form is reset, for another record or after a save.
  const { defaultValues: initialValues } = form.formState;
  const [unreadable, setUnreadable] = useState<{ slot: number; begun: unknown }>();
  const changes = readChangedSlots(values);

  const change = (slot: number, picture: Blob | null) => {
    // Read the form's current value: several pictures chosen together become ready one after
    // another.
    const next: SlotChanges = new Map([...readChangedSlots(form.getValues()), [slot, picture]]);
    if (picture === null && !keptImages.data?.has(slot)) next.delete(slot);
    for (const [field, value] of Object.entries(makeSlotFields(next)))
      form.setValue(field, value, { shouldDirty: true });
    form.clearErrors("images");
    // Keep the error of another slot when this picture is ready.
    setUnreadable((now) => (now?.slot === slot ? undefined : now));
  };
  const choose = async (slot: number, file: File) => {
    const picture = await readPicture(file);
    if (picture) change(slot, picture);
    else setUnreadable({ slot, begun: initialValues });
  };
  const message =
    unreadable && unreadable.begun === initialValues
      ? `${text.image(unreadable.slot)}: ${text.unreadable}`
      : error;

  return (
    <Root className="vb-field vb-picture-field" data-invalid={message === undefined ? undefined : true}>
      <legend className="vb-label">{text.images}</legend>
      {keptImages.isError && <Banner title={text.failed} onRetry={() => void keptImages.refetch()} />}
      <div className="vb-pictures">
        {IMAGE_SLOTS.map((slot) => {
          const changedImage = changes.get(slot);
          return (
            <PictureSlot
              key={slot}
              label={text.image(slot)}
              picture={changedImage === undefined ? (keptImages.data?.get(slot) ?? null) : changedImage}
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

const IMAGE_SLOTS = [1, 2, 3, 4, 5];

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

/** A new picture for each changed slot, or null to empty the slot. */
type SlotChanges = Map<number, Blob | null>;

function readChangedSlots({ images, RECNO, RemovedRECNO }: Values): SlotChanges {
  const pictures = list<Blob>(images);
  return new Map<number, Blob | null>([
    ...list<number>(RemovedRECNO).map((slot) => [slot, null] as const),
    ...list<number>(RECNO).flatMap((slot, at) => {
      const picture = pictures[at];
      return picture ? [[slot, picture] as const] : [];
    }),
  ]);
}

function makeSlotFields(changes: SlotChanges): Record<"images" | "RECNO" | "RemovedRECNO", unknown> {
  const chosenPictures = [...changes].flatMap(([slot, picture]) => (picture ? [{ slot, picture }] : []));
  const removedSlots = [...changes].flatMap(([slot, picture]) => (picture === null ? [slot] : []));
  return {
    images: toNullableList(chosenPictures.map(({ picture }) => picture)),
    RECNO: toNullableList(chosenPictures.map(({ slot }) => slot)),
    RemovedRECNO: toNullableList(removedSlots),
  };
}

/** A new form has null there, not an empty list. */
function toNullableList<T>(all: readonly T[]): readonly T[] | null {
  return all.length === 0 ? null : all;
}

/** Form values are untyped; `makeSlotFields` fills these fields. */
function list<T>(value: unknown): readonly T[] {
  return Array.isArray(value) ? (value as readonly T[]) : [];
}
