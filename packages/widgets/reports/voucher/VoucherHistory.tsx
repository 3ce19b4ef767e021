import type { Schema } from "@vanbook/sdk";
import { styled } from "styled-components";
import { date } from "../../../sdk/format/date.ts";
import { drCr } from "../../../sdk/format/dr-cr.ts";
import { money } from "../../../sdk/format/money.ts";
import { count } from "../../../sdk/format/quantity.ts";
import { formatMoment } from "../../../sdk/format/wall-time.ts";
import { voucherViewText } from "../../../sdk/generated/text/en-IN/voucher-view.ts";
import { useTextOf } from "../../text/use-text.ts";

export function VoucherHistory({ steps }: { steps: readonly Schema<"VoucherStep">[] }) {
  const text = useTextOf("voucherView", voucherViewText);
  return (
    <Root className="vb-voucher-history" aria-label={text.history}>
      <strong>{text.history}</strong>
      <ol>
        {steps.map(({ voucherId, action, createdAt, enteredBy, via, reason, changes }) => (
          <li key={`${action} ${voucherId}`}>
            <div>
              <strong>{text.actions[action]}</strong>{" "}
              {[
                formatMoment(new Date(createdAt)),
                ...(enteredBy === null ? [] : [text.by(enteredBy)]),
                ...(via === null ? [] : [text.ways[via]]),
              ].join(", ")}
            </div>
            {reason && <div>{text.reason(reason)}</div>}
            {changes.map((change, at) => (
              <div key={at} className="vb-dim">
                {text.change(
                  change.name ?? text.fields[change.what],
                  formatChangedValue(change, change.from) ?? text.nothing,
                  formatChangedValue(change, change.to) ?? text.nothing,
                )}
              </div>
            ))}
          </li>
        ))}
      </ol>
    </Root>
  );
}

function formatChangedValue({ what }: Schema<"VoucherChange">, value: string | null): string | null {
  if (value === null) return null;
  switch (what) {
    case "date":
      return date(value);
    case "amount":
      return money(value);
    case "account":
      return drCr(Number(value));
    case "item":
      return count(value);
    case "party":
    case "narration":
      return value;
  }
}

const Root = styled.section`
  display: grid;
  gap: var(--vb-space-2);
  ol {
    display: grid;
    gap: var(--vb-space-2);
    padding: 0;
    list-style: none;
  }
  li {
    padding-inline-start: var(--vb-space-3);
    border-inline-start: calc(var(--vb-hairline) * 2) solid var(--vb-line);
    overflow-wrap: anywhere;
  }
`;
