import { useMemo, useState } from "react";
import type { FieldInputProps } from "../master/definition.ts";
import { PictureSlot } from "../parts/PictureSlot.tsx";
import { readPicture } from "../parts/read-picture.ts";
import { useMastersText } from "../text/use-masters-text.ts";

/** A user's picture: the one that is kept, or the one that is sent with the form. */
export function ProfileImage({ label, value, onChange, error, isDisabled, record }: FieldInputProps) {
  const { picture: text } = useMastersText();
  const [isUnreadable, setUnreadable] = useState(false);
  const kept = useMemo(() => keptPicture(record), [record]);
  const choose = async (file: File) => {
    const picture = await readPicture(file, SIDE);
    setUnreadable(picture === undefined);
    if (picture) onChange(await dataUrl(picture));
  };
  const message = isUnreadable ? text.unreadable : error;
  return (
    <div className="vb-field vb-profile-image" data-invalid={message === undefined ? undefined : true}>
      <span className="vb-label">{label}</span>
      <PictureSlot
        label={label}
        picture={typeof value === "string" ? value : kept}
        isDisabled={isDisabled}
        onChoose={(file) => void choose(file)}
      />
      {message !== undefined && (
        <span className="vb-error" role="alert">
          {message}
        </span>
      )}
    </div>
  );
}

/** The picture in a row of the list: its bytes, one by one. */
function keptPicture(record: FieldInputProps["record"]): string | null {
  const image = record?.["IMAGE"] as { data: readonly number[] } | null | undefined; // a row of users.list
  if (!image) return null;
  return `data:image/jpeg;base64,${btoa(image.data.map((byte) => String.fromCharCode(byte)).join(""))}`;
}

function dataUrl(picture: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error("The picture can't be read."));
    reader.readAsDataURL(picture);
  });
}

/** Twice what the server keeps: it makes the last step. */
const SIDE = 320;
