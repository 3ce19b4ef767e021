import { styled } from "styled-components";
import { statement2bText } from "../../sdk/generated/text/en-IN/statement-2b.ts";
import { useWriting } from "../form/use-writing.ts";
import { useSingleMutation } from "../provider/use-single-mutation.ts";
import { useTextOf } from "../text/use-text.ts";
import { IMPORT_TIMEOUT_MS, ImportButton } from "./returns/ImportButton.tsx";

/** Chooses the month's file and imports it. */
export function StatementFile({ month }: { month: string }) {
  const text = useTextOf("statement2b", statement2bText);
  const writing = useWriting(["gst.importStatement2b"]);
  const mutation = useSingleMutation({
    request: (client, file: File) =>
      client.gst.importStatement2b({ month, file }, { timeout: IMPORT_TIMEOUT_MS }),
    invalidates: ["gst.statement2b"],
  });
  if (writing.isReadOnly) return null;
  return (
    <Box className="vb-statement-file">
      <ImportButton
        label={text.choose}
        pendingLabel={text.importing}
        failed={text.notImported}
        importing={mutation}
      />
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  gap: var(--vb-space-2);
`;
