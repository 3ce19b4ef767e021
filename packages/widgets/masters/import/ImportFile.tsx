import { sheetColumns } from "@vanbook/sdk/rules";
import { useId, useRef, useState, type DragEvent } from "react";
import { styled } from "styled-components";
import { Button } from "../../parts/Button.tsx";
import { useMastersText } from "../../text/use-masters-text.ts";
import type { ImportKind } from "./import-kind.ts";
import type { Sheet } from "./use-sheet.ts";

export function ImportFile({
  kind,
  sheet,
  isDisabled,
}: {
  kind: ImportKind;
  sheet: Sheet;
  isDisabled: boolean;
}) {
  const { sheetImport: text } = useMastersText();
  const input = useRef<HTMLInputElement>(null);
  const hint = useId();
  const [isOver, setOver] = useState(false);
  const take = (files: FileList | null) => {
    const [file] = files ?? [];
    if (file && !isDisabled) sheet.choose(file);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  const { name, preview } = sheet;
  return (
    <FileBox
      className={`vb-import-file${isOver ? " vb-import-over" : ""}`}
      role="group"
      aria-label={text.file}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(!isDisabled);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <input
        ref={input}
        type="file"
        hidden
        aria-label={text.file}
        accept=".xlsx,.xls"
        onChange={(event) => {
          take(event.target.files);
          // So that the same file can be chosen again after a correction.
          event.target.value = "";
        }}
      />
      <div className="vb-import-pick">
        <Button
          icon="sheet"
          isDisabled={isDisabled}
          aria-describedby={hint}
          onPress={() => input.current?.click()}
        >
          {name === undefined ? text.chooseFile : text.anotherFile}
        </Button>
        <span className="vb-import-name">
          {name === undefined ? text.drop : preview ? text.sheet(name, preview.sheet) : name}
        </span>
      </div>
      <p className="vb-description" id={hint}>
        {text.hint(
          sheetColumns(kind)
            .map(([, heading]) => heading)
            .join(", "),
        )}
      </p>
    </FileBox>
  );
}

const FileBox = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--vb-space-2);
  min-width: 0;
  padding: var(--vb-space-3);
  border: var(--vb-hairline) dashed var(--vb-line-control);
  border-radius: var(--vb-radius);
  background: var(--vb-sunken);
  &.vb-import-over {
    border-color: var(--vb-brand);
    background: var(--vb-raised);
  }
  .vb-import-pick {
    display: flex;
    flex-wrap: wrap;
    gap: var(--vb-space-2);
    align-items: center;
  }
  .vb-import-name {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;
