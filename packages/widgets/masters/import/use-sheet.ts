import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { failureOf, type Failure } from "../../form/failure.ts";
import { base64Of } from "../../parts/picture/data-url.ts";
import { useVanbook } from "../../provider/use-vanbook.ts";
import { useMastersText } from "../../text/use-masters-text.ts";
import type { ImportKind } from "./import-kind.ts";

/** A chosen spreadsheet, and what the server read from it. */
export type Sheet = ReturnType<typeof useSheet>;

/** Why a file could not be read. */
export type SheetFailure = Omit<Failure, "isOutdated">;

/** Sends a spreadsheet to the server to be read. Choosing another file or none cancels the previous request. */
export function useSheet(kind: ImportKind) {
  const client = useVanbook();
  const { sheetImport: text } = useMastersText();
  const reading = useRef<AbortController>(undefined);
  useEffect(() => () => reading.current?.abort(), []);
  const refusalOf = (file: File) =>
    !EXCEL.test(file.name) ? text.invalid : file.size > MOST_BYTES ? text.tooLarge : undefined;
  const { mutate, reset, variables, data, error, isPending } = useMutation({
    mutationFn: async ({ file, signal }: { file: File; signal: AbortSignal }) => {
      const refusal = refusalOf(file);
      if (refusal !== undefined) throw new Error(refusal);
      return client.imports.preview({ kind, file: await base64Of(file) }, { signal, timeout: PATIENCE });
    },
    // Fail at once when offline, and don't queue a file after another is chosen.
    networkMode: "always",
    gcTime: 0,
  });
  return {
    /** The file's name. */
    name: variables?.file.name,
    isReading: isPending,
    failure: error ? failureOf(error, (variables && refusalOf(variables.file)) ?? text.invalid) : undefined,
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

const EXCEL = /\.xlsx?$/i;
const MOST_BYTES = 5 * 1024 * 1024;
/** Milliseconds: the server needs at most fifteen seconds per file, and may have others to read first. */
const PATIENCE = 45_000;
