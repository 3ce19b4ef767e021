import { useLayoutEffect, useRef, type ChangeEvent, type DragEvent } from "react";
import { styled } from "styled-components";
import { useMastersText } from "../../text/use-masters-text.ts";
import { Icon } from "../Icon.tsx";
import { IconButton } from "../IconButton.tsx";

export interface PictureSlotProps {
  label: string;
  picture: Blob | string | null;
  isDisabled?: boolean | undefined;
  onChoose: (file: File) => void;
  /** If omitted, a picture can only be replaced. */
  onRemove?: (() => void) | undefined;
}

export function PictureSlot({ label, picture, isDisabled = false, onChoose, onRemove }: PictureSlotProps) {
  const { picture: text } = useMastersText();
  const onChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    currentTarget.value = ""; // allows choosing the same file again
    if (file) onChoose(file);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    const file = event.dataTransfer.files[0];
    if (file && !isDisabled) onChoose(file);
  };
  return (
    <Root className="vb-picture">
      <label className="vb-picture-frame" onDragOver={(event) => event.preventDefault()} onDrop={onDrop}>
        <input
          type="file"
          className="vb-hidden"
          accept="image/png,image/jpeg,image/webp"
          aria-label={picture === null ? text.choose(label) : text.replace(label)}
          disabled={isDisabled}
          onChange={onChange}
        />
        {picture === null ? (
          <span className="vb-picture-empty">
            {!isDisabled && <Icon name="plus" />}
            {label}
          </span>
        ) : (
          <Picture picture={picture} label={label} />
        )}
      </label>
      {picture !== null && onRemove && !isDisabled && (
        <IconButton icon="trash" label={text.remove(label)} onPress={onRemove} />
      )}
    </Root>
  );
}

/** Revokes a file's object URL when the file is no longer shown. */
function Picture({ picture, label }: { picture: Blob | string; label: string }) {
  const image = useRef<HTMLImageElement>(null);
  useLayoutEffect(() => {
    if (!image.current || !(picture instanceof Blob)) return;
    const url = URL.createObjectURL(picture);
    image.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [picture]);
  return <img ref={image} alt={label} {...(typeof picture === "string" && { src: picture })} />;
}

const Root = styled.div`
  position: relative;
  width: calc(var(--vb-control) * 3);
  .vb-picture-frame {
    display: grid;
    min-height: calc(var(--vb-control) * 3);
    place-items: center;
    overflow: hidden;
    border: var(--vb-hairline) dashed var(--vb-line-control);
    border-radius: var(--vb-radius);
    background: var(--vb-sunken);
    cursor: pointer;
  }
  .vb-picture-frame:has(img) {
    border-style: solid;
    background: var(--vb-surface);
  }
  .vb-picture-frame:has(:disabled) {
    cursor: default;
  }
  .vb-picture-frame:has(:focus-visible) {
    outline: 2px solid var(--vb-focus);
    outline-offset: 1px;
  }
  .vb-picture-frame img {
    width: 100%;
    height: calc(var(--vb-control) * 3);
    object-fit: contain;
  }
  .vb-picture-empty {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: var(--vb-space-1);
    max-width: 100%;
    font-size: var(--vb-text-s);
    text-align: center;
    overflow-wrap: anywhere;
    color: var(--vb-ink-2);
  }
  .vb-icon-button {
    position: absolute;
    top: var(--vb-space-1);
    right: var(--vb-space-1);
    background: var(--vb-surface);
  }
`;
