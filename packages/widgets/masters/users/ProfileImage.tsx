import { useMemo } from "react";
import { styled } from "styled-components";
import type { FieldInputProps } from "../../master/definition.ts";
import { dataUrlOf } from "../../parts/picture/data-url.ts";
import { PictureInput } from "../PictureInput.tsx";

/** A user's picture: the stored one, or the file to be sent with the form. */
export function ProfileImage({ value, onChange, record, ...field }: FieldInputProps) {
  const kept = useMemo(() => keptPicture(record), [record]);
  return (
    <Picture
      {...field}
      className="vb-profile-image"
      picture={typeof value === "string" ? value : kept}
      side={SIDE}
      onPicture={async (picture) => onChange(await dataUrlOf(picture))}
    />
  );
}

/** The picture of a row of the list, sent as an array of bytes. */
function keptPicture(record: FieldInputProps["record"]): string | null {
  const image = record?.["IMAGE"] as { data: readonly number[] } | null | undefined; // a row of users.list
  if (!image) return null;
  return `data:image/jpeg;base64,${btoa(image.data.map((byte) => String.fromCharCode(byte)).join(""))}`;
}

/** Twice the size that the server stores, since the server scales it down again. */
const SIDE = 320;

const Picture = styled(PictureInput)`
  .vb-picture,
  .vb-picture-frame {
    width: calc(var(--vb-control) * 2.5);
    min-height: calc(var(--vb-control) * 2.5);
  }
  .vb-picture-frame img {
    height: calc(var(--vb-control) * 2.5);
  }
  .vb-picture-empty {
    flex-direction: column;
    padding: var(--vb-space-1);
    text-align: center;
  }
`;
