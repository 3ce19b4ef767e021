import { randomKey, type Schema, type Vanbook } from "@vanbook/sdk";
import { styled } from "styled-components";
import { date } from "../../sdk/format/date.ts";
import { money } from "../../sdk/format/money.ts";
import { statement2bText } from "../../sdk/generated/text/en-IN/statement-2b.ts";
import { FailureBanner } from "../form/FailureBanner.tsx";
import { useWriting } from "../form/use-writing.ts";
import { Banner } from "../parts/Banner.tsx";
import { Button } from "../parts/Button.tsx";
import { Dialog } from "../parts/Dialog.tsx";
import { useSingleMutation } from "../provider/use-single-mutation.ts";
import { useText, useTextOf } from "../text/use-text.ts";

type Match = Schema<"StatementMatch">;

interface MatchDialogProps {
  match: Match;
  month: string;
  onClose: () => void;
}

/** A document beside its entry, what differs, and the decision about it. */
export function MatchDialog({ match, month, onClose }: MatchDialogProps) {
  const text = useTextOf("statement2b", statement2bText);
  const { document, entry, result, decision, decidedBy, heldDocumentId } = match;
  const writing = useWriting(["gst.decide2b"]);
  const mutation = useSingleMutation({
    request: (client, act: Act) => sendAct(client, act, month, document?.id ?? ""),
    invalidates: ["gst.statement2b"],
  });
  const isRunning = mutation.sent !== undefined;
  const mayHold =
    result === "inStatementOnly" &&
    document?.kind === "invoice" &&
    !document.isReverseCharge &&
    heldDocumentId === null;
  return (
    <Dialog
      title={document?.number ?? entry?.number ?? entry?.voucherNo ?? ""}
      isOpen
      onClose={onClose}
      size="wide"
      footer={
        document &&
        !writing.isReadOnly && (
          <>
            {mayHold && (
              <Button isDisabled={isRunning} onPress={() => mutation.mutate("hold")}>
                {text.hold}
              </Button>
            )}
            {DECISION_ACTS.filter((act) => act !== decision).map((act) => (
              <Button
                key={act}
                variant={act === "accept" ? "primary" : "plain"}
                isDisabled={isRunning}
                onPress={() => mutation.mutate(act)}
              >
                {text[act]}
              </Button>
            ))}
          </>
        )
      }
    >
      <Parts className="vb-statement-match">
        <FailureBanner problem={mutation.error} words={text.notDecided} />
        {decision !== "pending" && (
          <Banner
            tone="info"
            title={
              decidedBy === null
                ? text.decisions[decision]
                : text.decidedBy(text.decisions[decision], decidedBy)
            }
          />
        )}
        {heldDocumentId !== null && <Banner tone="info" title={text.held} />}
        {document?.ineligible && <Banner tone="warn" title={text.reasons[document.ineligible]} />}
        <Sides match={match} />
      </Parts>
    </Dialog>
  );
}

type Act = Schema<"Decision2b"> | "hold";

const DECISION_ACTS = ["accept", "reject", "pending"] as const;

async function sendAct(client: Vanbook, act: Act, month: string, id: string): Promise<void> {
  const options = { idempotencyKey: randomKey(), timeout: REQUEST_TIMEOUT_MS };
  if (act === "hold") await client.gst.hold2b({ month, documentIds: [id] }, options);
  else await client.gst.decide2b({ month, decision: act, documentIds: [id] }, options);
}

function Sides({ match: { document, entry, differences } }: { match: Match }) {
  const text = useTextOf("statement2b", statement2bText);
  const { notAvailable } = useText();
  const differing = new Set(differences.map(({ field }) => field));
  const rows = SHOWN_FIELDS.map((field) => ({
    field,
    sides: [document, entry].map((side) => formatField(side, field) ?? notAvailable),
  }));
  return (
    <Table>
      <thead>
        <tr>
          <td />
          <th scope="col">{text.inFile}</th>
          <th scope="col">
            {text.inBooks}
            {entry && ` (${text.voucher} ${entry.voucherNo})`}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ field, sides: [inFile, inBooks] }) => (
          <tr key={field} className={differing.has(field) ? "vb-differing" : undefined}>
            <th scope="row">{text.fields[field]}</th>
            <td>{document ? inFile : notAvailable}</td>
            <td>{entry ? inBooks : notAvailable}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function formatField(side: Match["document"] | Match["entry"], field: ShownField): string | undefined {
  const value = side?.[field];
  if (value === undefined || value === null) return undefined;
  if (typeof value === "number") return money(value);
  return field === "date" ? date(value) : value;
}

type ShownField = (typeof SHOWN_FIELDS)[number];

const SHOWN_FIELDS = ["gstin", "number", "date", "taxable", "cgst", "sgst", "igst", "value"] as const;
const REQUEST_TIMEOUT_MS = 120_000;

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--vb-space-3);
`;
const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  th,
  td {
    padding: var(--vb-space-2);
    border-bottom: var(--vb-hairline) solid var(--vb-line);
    text-align: start;
    overflow-wrap: anywhere;
  }
  .vb-differing {
    font-weight: 600;
    color: var(--vb-warn);
  }
`;
