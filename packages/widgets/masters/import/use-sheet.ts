import type { Answer } from "@vanbook/sdk";
import { useEffect, useRef, useState } from "react";
import { failureOf } from "../../master/master-failure.ts";
import { useVanbook } from "../../provider/use-vanbook.ts";
import { useMastersText } from "../../text/use-masters-text.ts";
import type { ImportKind } from "./import-kind.ts";

/** A spreadsheet that was chosen, and what the server makes of it. */
export interface Sheet {
  /** The file's name. */
  name: string | undefined;
  isReading: boolean;
  failure: SheetFailure | undefined;
  preview: Answer<"imports.preview"> | undefined;
  choose: (file: File) => void;
  clear: () => void;
}

/** Why a file could not be read. */
export interface SheetFailure {
  title: string;
  detail?: string;
  requestId?: string;
}

/** Has the server read a spreadsheet. Another file, or none, gives up the one before. */
export function useSheet(kind: ImportKind): Sheet {
  const client = useVanbook();
  const { sheetImport: text } = useMastersText();
  const [name, setName] = useState<string>();
  const [preview, setPreview] = useState<Sheet["preview"]>();
  const [failure, setFailure] = useState<SheetFailure>();
  const reading = useRef<AbortController>(undefined);
  const [isReading, setReading] = useState(false);
  useEffect(() => () => reading.current?.abort(), []);

  const clear = () => {
    reading.current?.abort();
    setName(undefined);
    setPreview(undefined);
    setFailure(undefined);
    setReading(false);
  };
  const choose = (file: File) => {
    clear();
    setName(file.name);
    const refusal = !EXCEL.test(file.name)
      ? text.invalid
      : file.size > MOST_BYTES
        ? text.tooLarge
        : undefined;
    if (refusal !== undefined) return setFailure({ title: refusal });
    const turn = new AbortController();
    reading.current = turn;
    setReading(true);
    void read(file)
      .then((base64) =>
        client.imports.preview({ kind, file: base64 }, { signal: turn.signal, timeout: PATIENCE }),
      )
      .then(setPreview)
      .catch((problem: unknown) => !turn.signal.aborted && setFailure(failureOf(problem, text.invalid)))
      .finally(() => !turn.signal.aborted && setReading(false));
  };
  return { name, isReading, failure, preview, choose, clear };
}

/** Its bytes in base64. */
function read(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ""));
    reader.onerror = () => reject(reader.error ?? new Error("The file can't be read."));
    reader.readAsDataURL(file);
  });
}

const EXCEL = /\.xlsx?$/i;
const MOST_BYTES = 5 * 1024 * 1024;
/** Milliseconds: the server gives up a file after fifteen seconds, and may have others to read before it. */
const PATIENCE = 45_000;
