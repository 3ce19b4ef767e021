import { useQuery } from "@tanstack/react-query";
import type { Schema } from "@vanbook/sdk";
import { styled } from "styled-components";
import { drCr } from "../../sdk/format/dr-cr.ts";
import { useToday, useVanbook } from "../provider/use-vanbook.ts";
import { useMastersText } from "../text/use-masters-text.ts";

/** Today's balance of a ledger, from its report; empty while unknown. */
export function LedgerBalance({ ledger }: { ledger: Schema<"LedgerAccount"> }) {
  const { receipt: text } = useMastersText();
  const client = useVanbook();
  const today = useToday();
  const query = useQuery({
    queryKey: ["ledger.report", "closing", ledger.PLID, today],
    queryFn: async ({ signal }) => {
      const args = { FromDate: today, ToDate: today, AccountCode: ledger.PLID };
      return (await client.ledger.report.table(args, { pageSize: 1, signal })).totals.Closing;
    },
  });
  const words = ledger.PartyID === null ? text.balance : text.outstanding;
  return (
    <Balance className="vb-description vb-ledger-balance" role="status">
      {query.data === undefined ? "" : words(drCr(query.data))}
    </Balance>
  );
}

const Balance = styled.p`
  margin: var(--vb-space-1) 0 0;
`;
