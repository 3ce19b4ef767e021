import { invoke } from "../form/invoke.ts";
import type { PaperOperation } from "../paper/define-paper.ts";
import { PaperButton } from "../paper/PaperButton.tsx";
import { useVanbook } from "../provider/use-vanbook.ts";

/** Makes the paper of the document that was posted last. */
export function PostedPaper({ paper, id }: { paper: PaperOperation; id: number }) {
  const client = useVanbook();
  return (
    <PaperButton
      hasCopies={IN_COPIES.has(paper)}
      sheet={async (signal, ...asked) => {
        const [{ paperOf }, document] = await Promise.all([
          import("../paper/papers.ts"),
          invoke(client, paper, { id }, { signal }),
        ]);
        return paperOf(paper).sheet(document, ...asked);
      }}
    />
  );
}

/** Goods go with three copies: the customer's, the carrier's and one that stays. */
const IN_COPIES: ReadonlySet<PaperOperation> = new Set(["bills.read", "vanLoads.read"]);
