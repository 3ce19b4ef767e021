import type { Answer } from "@vanbook/sdk";
import { invoke } from "../form/invoke.ts";
import { Button } from "../parts/Button.tsx";
import { LazyMenu } from "../parts/LazyMenu.tsx";
import { useVanbook } from "../provider/use-vanbook.ts";
import { useExportJob } from "../report/export/use-export-job.ts";
import { papersText } from "../../sdk/generated/text/en-IN/papers.ts";
import { useTextOf } from "../text/use-text.ts";
import type { Paper, PaperOperation } from "../../sdk/paper/define-paper.ts";
import type { PaperAsked } from "../../sdk/paper/paper-definition.ts";

export interface PaperButtonProps<Op extends PaperOperation> {
  paper: Op;
  id: number;
  load: () => Promise<Pick<Paper<Op>, "sheet">>;
}

/**
 * Makes a document's PDF: the button prints on A4, the menu next to it other paper sizes and
 * several copies. The document is read only when one of them is pressed.
 */
export function PaperButton<Op extends PaperOperation>({ paper, id, load }: PaperButtonProps<Op>) {
  const words = useTextOf("papers", papersText);
  const client = useVanbook();
  const { run, running } = useExportJob();
  const make = (paperOptions: PaperAsked) =>
    run({
      kind: "pdf",
      make: async (signal) => {
        const [{ writeDocumentInWorker }, paperLayout, document] = await Promise.all([
          import("../report/export/worker/write-in-worker.ts"),
          load(),
          invoke(client, paper, { id }, { signal }) as Promise<Answer<Op>>,
        ]);
        const { sheet, name } = paperLayout.sheet(document, paperOptions, words);
        return { file: await writeDocumentInWorker(sheet, signal), name };
      },
    });
  const { A4, A5, "80mm": roll } = words.sheets;
  const choices: Readonly<Record<string, { label: string; asked: PaperAsked }>> = {
    A4: { label: A4, asked: { paper: "A4" } },
    ...(IN_COPIES.has(paper) && {
      all: { label: words.threeCopies, asked: { paper: "A4", copies: THREE_COPIES } },
    }),
    A5: { label: A5, asked: { paper: "A5" } },
    roll: { label: roll, asked: { paper: "80mm" } },
  };
  return (
    <>
      <Button icon="pdf" isDisabled={running !== undefined} onPress={() => make({})}>
        {words.make}
      </Button>
      <LazyMenu
        icon="more"
        label={words.sheet}
        entries={Object.entries(choices).map(([choice, { label }]) => ({ id: choice, label }))}
        onAction={(choice) => make(choices[choice]?.asked ?? {})}
      />
    </>
  );
}

const THREE_COPIES = "original,duplicate,triplicate";

/** Goods are sent with three copies: for the customer, the carrier and the company. */
const IN_COPIES: ReadonlySet<PaperOperation> = new Set(["bills.read", "vanLoads.read"]);
