import { useQueryClient } from "@tanstack/react-query";
import { randomKey } from "@vanbook/sdk";
import { useMemo, useState } from "react";
import { styled } from "styled-components";
import { money } from "../../sdk/format/money.ts";
import { unpaidBillsText } from "../../sdk/generated/text/en-IN/unpaid-bills.ts";
import { FailureBanner } from "../form/FailureBanner.tsx";
import { useRead } from "../form/use-read.ts";
import { useWriting } from "../form/use-writing.ts";
import { Button } from "../parts/Button.tsx";
import { ComboBox } from "../parts/ComboBox.tsx";
import { useSingleMutation } from "../provider/use-single-mutation.ts";
import { useTextOf } from "../text/use-text.ts";
import { askAnew } from "../voucher/after-posting.ts";

interface ReverseTaxProps {
  date: string;
  voucherIds: readonly number[];
  onPosted: (words: string) => void;
}

/** Posts the journal of a list, after the account was chosen that keeps the tax. */
export function ReverseTax({ date, voucherIds, onPosted }: ReverseTaxProps) {
  const text = useTextOf("unpaidBills", unpaidBillsText);
  const writing = useWriting(["gst.reverseUnpaid"]);
  const cache = useQueryClient();
  const { data: heads } = useRead({ operation: "accounts.heads" });
  const options = useMemo(
    () => (heads ?? []).map(({ HSlNo, HName }) => ({ value: String(HSlNo), label: HName })),
    [heads],
  );
  const [accountId, setAccountId] = useState<string | null>(null);
  // The same key for every try, so that a list is posted only once.
  const [idempotencyKey] = useState(randomKey);
  const mutation = useSingleMutation({
    request: (client, account: number) =>
      client.gst.reverseUnpaid(
        { date, accountId: account, voucherIds: voucherIds.slice(0, MOST_BILLS) },
        { idempotencyKey },
      ),
    onDone: ({ voucherNo, amount }) => {
      onPosted(text.posted(voucherNo, money(amount)));
      askAnew(cache);
    },
  });
  if (writing.isReadOnly) return null;
  return (
    <Bar className="vb-reverse-tax">
      <FailureBanner problem={mutation.error} words={text.notPosted} />
      <ComboBox
        label={text.account}
        options={options}
        value={accountId}
        onChange={setAccountId}
        emptyText={text.noAccounts}
      />
      <Button
        isDisabled={accountId === null}
        pendingLabel={mutation.sent !== undefined && text.posting}
        onPress={() => mutation.mutate(Number(accountId))}
      >
        {text.post}
      </Button>
    </Bar>
  );
}

const MOST_BILLS = 500;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--vb-space-3);
  align-items: end;
  padding: var(--vb-space-3);
`;
