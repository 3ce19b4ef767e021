import { useMemo } from "react";
import { styled } from "styled-components";
import type { FieldInputProps } from "../../master/definition.ts";
import { readDataUrl } from "../../parts/picture/data-url.ts";
import { PictureInput } from "../PictureInput.tsx";

export function ProfileImage({ value, onChange, record, ...field }: FieldInputProps) {
  const storedPicture = useMemo(() => readStoredPicture(record), [record]);
  return (
    <Picture
      {...field}
      className="vb-profile-image"
      picture={typeof value === "string" ? value : storedPicture}
      side={PICTURE_SIDE}
      onPicture={async (picture) => onChange(await readDataUrl(picture))}
    />
  );
}

/** The server sends the picture in a row of the list as an array of bytes. */
function readStoredPicture(record: FieldInputProps["record"]): string | null {
  const image = record?.["IMAGE"] as { data: readonly number[] } | null | undefined; // a row of users.list
  if (!image) return null;
  return `data:image/jpeg;base64,${btoa(image.data.map((byte) => String.fromCharCode(byte)).join(""))}`;
}

/**
 * Pixels: twice the size that the server stores, since the server scales the picture down again.
 */
const PICTURE_SIDE = 320;

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
