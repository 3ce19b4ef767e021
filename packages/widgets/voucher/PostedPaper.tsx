import { invoke } from "../form/invoke.ts";
import type { PaperOperation } from "../../sdk/paper/define-paper.ts";
import { PaperButton } from "../paper/PaperButton.tsx";
import { useVanbook } from "../provider/use-vanbook.ts";

/** Prints the document posted last. */
export function PostedPaper({ paper, id }: { paper: PaperOperation; id: number }) {
  const client = useVanbook();
  return (
    <PaperButton
      hasCopies={IN_COPIES.has(paper)}
      sheet={async (signal, ...asked) => {
        const [{ paperOf }, document] = await Promise.all([
          import("../../sdk/paper/papers.ts"),
          invoke(client, paper, { id }, { signal }),
        ]);
        return paperOf(paper).sheet(document, ...asked);
      }}
    />
  );
}

/** Goods travel with three copies: for the customer, the carrier and the company. */
const IN_COPIES: ReadonlySet<PaperOperation> = new Set(["bills.read", "vanLoads.read"]);
