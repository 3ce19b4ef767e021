import { useState } from "react";
import type { FieldInputProps } from "../master/definition.ts";
import { PictureSlot } from "../parts/PictureSlot.tsx";
import { readPicture } from "../parts/read-picture.ts";
import { useMastersText } from "../text/use-masters-text.ts";

/** A company's logo: the one that is kept, or the file that is sent with the form. */
export function CompanyLogo({ label, value, onChange, error, isDisabled, record }: FieldInputProps) {
  const { picture: text } = useMastersText();
  const [isUnreadable, setUnreadable] = useState(false);
  const kept = record?.["CompanyLogo"];
  const choose = async (file: File) => {
    const picture = await readPicture(file, SIDE);
    setUnreadable(picture === undefined);
    if (picture) onChange(picture);
  };
  const message = isUnreadable ? text.unreadable : error;
  return (
    <div className="vb-field" data-invalid={message === undefined ? undefined : true}>
      <span className="vb-label">{label}</span>
      <PictureSlot
        label={label}
        picture={value instanceof Blob ? value : typeof kept === "string" ? kept : null}
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

/** Pixels of its longer side that the server keeps. */
const SIDE = 512;
