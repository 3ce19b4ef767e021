import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { describeFailure, type Failure } from "../../form/failure.ts";
import { readBase64 } from "../../parts/picture/data-url.ts";
import { useVanbook } from "../../provider/use-vanbook.ts";
import { useMastersText } from "../../text/use-masters-text.ts";
import type { ImportKind } from "./import-kind.ts";

export type Sheet = ReturnType<typeof useSheet>;

export type SheetFailure = Omit<Failure, "isOutdated">;

/** Choosing another file or none cancels the previous request. */
export function useSheet(kind: ImportKind) {
  const client = useVanbook();
  const { sheetImport: text } = useMastersText();
  const reading = useRef<AbortController>(undefined);
  useEffect(() => () => reading.current?.abort(), []);
  const findFileFault = (file: File) =>
    !EXCEL_FILE_NAME.test(file.name) ? text.invalid : file.size > MOST_BYTES ? text.tooLarge : undefined;
  const { mutate, reset, variables, data, error, isPending } = useMutation({
    mutationFn: async ({ file, signal }: { file: File; signal: AbortSignal }) => {
      const refusal = findFileFault(file);
      if (refusal !== undefined) throw new Error(refusal);
      return client.imports.preview(
        { kind, file: await readBase64(file) },
        { signal, timeout: REQUEST_TIMEOUT_MS },
      );
    },
    // Fail at once when offline: a queued file would be sent after the user chose another one.
    networkMode: "always",
    gcTime: 0,
  });
  return {
    name: variables?.file.name,
    isReading: isPending,
    failure: error
      ? describeFailure(error, (variables && findFileFault(variables.file)) ?? text.invalid)
      : undefined,
    preview: data,
    choose: (file: File) => {
      reading.current?.abort();
      reading.current = new AbortController();
      mutate({ file, signal: reading.current.signal });
    },
    clear: () => {
      reading.current?.abort();
      reset();
    },
  };
}

const EXCEL_FILE_NAME = /\.xlsx?$/i;
const MOST_BYTES = 5 * 1024 * 1024;
/** The server needs at most 15 seconds per file, and may have other files to read first. */
const REQUEST_TIMEOUT_MS = 45_000;
