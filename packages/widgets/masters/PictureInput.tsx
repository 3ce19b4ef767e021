import { useState } from "react";
import { styled } from "styled-components";
import type { FieldInputProps } from "../master/definition.ts";
import { useMasterModel } from "../master/master-context.ts";
import { field } from "../parts/Field.styles.ts";
import { PictureSlot } from "../parts/picture/PictureSlot.tsx";
import { readPicture } from "../parts/picture/read-picture.ts";
import { useMastersText } from "../text/use-masters-text.ts";
import { useSay } from "../text/use-text.ts";

interface PictureInputProps extends Pick<FieldInputProps, "label" | "error" | "isDisabled"> {
  picture: Blob | string | null;
  /** Longer side, in pixels, of the picture that the server stores. */
  side: number;
  onPicture: (picture: Blob) => void | Promise<void>;
  className?: string;
}

export function PictureInput({
  label,
  error,
  isDisabled,
  picture,
  side,
  onPicture,
  className,
}: PictureInputProps) {
  const say = useSay();
  const { picture: text } = useMastersText();
  const { form } = useMasterModel();
  // The initial values change when the form is reset, for another record or after a save.
  const { defaultValues: initialValues } = form.formState;
  const [unreadable, setUnreadable] = useState<{ begun: unknown }>();
  const choose = async (file: File) => {
    const read = await readPicture(file, side);
    setUnreadable(read ? undefined : { begun: initialValues });
    if (read) await onPicture(read);
  };
  const message = unreadable && unreadable.begun === initialValues ? text.unreadable : error;
  return (
    <Root
      className={className ? `vb-field ${className}` : "vb-field"}
      data-invalid={message === undefined ? undefined : true}
    >
      <span className="vb-label">{label}</span>
      <PictureSlot
        label={label}
        picture={picture}
        isDisabled={isDisabled}
        onChoose={(file) => void choose(file)}
      />
      {message !== undefined && (
        <span className="vb-error" role="alert">
          {say(message)}
        </span>
      )}
    </Root>
  );
}

const Root = styled.div`
  ${field}
`;
