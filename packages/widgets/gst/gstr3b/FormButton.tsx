import { gstr3bText } from "../../../sdk/generated/text/en-IN/gstr3b.ts";
import { papersText } from "../../../sdk/generated/text/en-IN/papers.ts";
import { loadPaper } from "../../paper/load-paper.ts";
import { Button } from "../../parts/Button.tsx";
import { useVanbook } from "../../provider/use-vanbook.ts";
import { useExportJob } from "../../report/export/use-export-job.ts";
import { useTextOf } from "../../text/use-text.ts";

/** Makes the printed form of GSTR-3B. */
export function FormButton({ period, isDisabled }: { period: string; isDisabled: boolean }) {
  const text = useTextOf("gstr3b", gstr3bText);
  const words = useTextOf("papers", papersText);
  const client = useVanbook();
  const { run, running } = useExportJob();
  const make = () =>
    run({
      kind: "pdf",
      make: async (signal) => {
        const [{ writeDocumentInWorker }, paper, form] = await Promise.all([
          import("../../report/export/worker/write-in-worker.ts"),
          loadPaper("gstr3bForm.read")(),
          client.gstr3bForm.read({ period }, { signal }),
        ]);
        const { sheet, name } = paper.sheet(form, {}, words);
        return { file: await writeDocumentInWorker(sheet, signal), name };
      },
    });
  return (
    <Button icon="pdf" isDisabled={isDisabled} pendingLabel={running && text.makingForm} onPress={make}>
      {text.form}
    </Button>
  );
}
