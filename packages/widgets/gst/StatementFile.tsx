import { useRef } from "react";
import { styled } from "styled-components";
import { statement2bText } from "../../sdk/generated/text/en-IN/statement-2b.ts";
import { FailureBanner } from "../form/FailureBanner.tsx";
import { useWriting } from "../form/use-writing.ts";
import { Button } from "../parts/Button.tsx";
import { useSingleMutation } from "../provider/use-single-mutation.ts";
import { useTextOf } from "../text/use-text.ts";

/** Chooses the month's file and imports it. */
export function StatementFile({ month }: { month: string }) {
  const text = useTextOf("statement2b", statement2bText);
  const input = useRef<HTMLInputElement>(null);
  const writing = useWriting(["gst.importStatement2b"]);
  const mutation = useSingleMutation({
    request: (client, file: File) =>
      client.gst.importStatement2b({ month, file }, { timeout: REQUEST_TIMEOUT_MS }),
    invalidates: ["gst.statement2b"],
  });
  if (writing.isReadOnly) return null;
  return (
    <Box className="vb-statement-file">
      <input
        ref={input}
        type="file"
        hidden
        aria-label={text.choose}
        accept=".json,application/json"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) mutation.mutate(file);
          // So that the same file can be chosen again after a correction.
          event.target.value = "";
        }}
      />
      <Button
        icon="sheet"
        pendingLabel={mutation.sent !== undefined && text.importing}
        onPress={() => input.current?.click()}
      >
        {text.choose}
      </Button>
      <FailureBanner problem={mutation.error} words={text.notImported} />
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  gap: var(--vb-space-2);
`;

/** A large file takes seconds, and other files may be read first. */
const REQUEST_TIMEOUT_MS = 120_000;
