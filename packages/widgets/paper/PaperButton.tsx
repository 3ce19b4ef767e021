import { Button } from "../parts/Button.tsx";
import { LazyMenu } from "../parts/LazyMenu.tsx";
import { useExportJob } from "../report/export/use-report-export.ts";
import { papersText, type PapersText } from "../../sdk/generated/text/en-IN/papers.ts";
import { useTextOf } from "../text/use-text.ts";
import type { NamedPaper, PaperAsked } from "../../sdk/paper/paper-definition.ts";

export interface PaperButtonProps {
  /** Reads the document and loads its definition, when the button is pressed. */
  sheet: (signal: AbortSignal, asked: PaperAsked, words: PapersText) => Promise<NamedPaper>;
  /** Whether copies for transporter and supplier can be printed. */
  hasCopies?: boolean;
}

/** Makes a document's PDF: on A4 by the button; other paper sizes and several copies by the menu next to it. */
export function PaperButton({ sheet: read, hasCopies = false }: PaperButtonProps) {
  const words = useTextOf("papers", papersText);
  const { run, running } = useExportJob();
  const make = (asked: PaperAsked) =>
    run({
      kind: "pdf",
      make: async (signal) => {
        const [{ writeDocumentInWorker }, { sheet, name }] = await Promise.all([
          import("../report/export/worker/write-in-worker.ts"),
          read(signal, asked, words),
        ]);
        return { file: await writeDocumentInWorker(sheet, signal), name };
      },
    });
  const { A4, A5, "80mm": roll } = words.sheets;
  const choices: Readonly<Record<string, { label: string; asked: PaperAsked }>> = {
    A4: { label: A4, asked: { paper: "A4" } },
    ...(hasCopies && { all: { label: words.threeCopies, asked: { paper: "A4", copies: THREE } } }),
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
        entries={Object.entries(choices).map(([id, { label }]) => ({ id, label }))}
        onAction={(id) => make(choices[id]?.asked ?? {})}
      />
    </>
  );
}

const THREE = "original,duplicate,triplicate";
