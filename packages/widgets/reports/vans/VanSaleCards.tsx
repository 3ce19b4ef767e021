import { styled } from "styled-components";
import { count } from "../../../sdk/format/quantity.ts";
import { vanSaleText } from "../../../sdk/generated/text/en-IN/van-sale.ts";
import { useText, useTextOf } from "../../text/use-text.ts";
import { formatVanSaleAmount, type VanSaleFigure } from "../../../sdk/reports/vans/van-sale-cards.ts";

export function VanSaleCards({ cards }: { cards: readonly (readonly VanSaleFigure[])[] }) {
  const words = useTextOf("vanSale", vanSaleText);
  const text = useText();
  return (
    <SaleCards className="vb-van-sale-cards" role="group" aria-label={text.report.figures}>
      {cards.map((figures) => (
        <dl key={figures[0]?.label} className="vb-van-sale-card">
          {figures.map(({ label, amount, count: countedDocuments, notes = [] }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className={amount < 0 ? "vb-van-sale-amount vb-debit" : "vb-van-sale-amount"}>
                {formatVanSaleAmount(amount)}
              </dd>
              {countedDocuments && (
                <dd className="vb-dim">
                  {words[countedDocuments.of](countedDocuments.number, count(countedDocuments.number))}
                </dd>
              )}
              {notes.map((note) => (
                <dd key={note} className="vb-dim">
                  {note}
                </dd>
              ))}
            </div>
          ))}
        </dl>
      ))}
    </SaleCards>
  );
}

const SaleCards = styled.div`
  display: grid;
  gap: var(--vb-hairline);
  border-top: var(--vb-hairline) solid var(--vb-line);
  background: var(--vb-line);
  @container vb-report (min-width: 330px) {
    grid-template-columns: repeat(2, 1fr);
  }
  @container vb-report (min-width: 760px) {
    grid-template-columns: repeat(4, 1fr);
  }
  .vb-van-sale-card {
    display: flex;
    flex-wrap: wrap;
    gap: var(--vb-space-3) var(--vb-space-6);
    padding: var(--vb-space-3) var(--vb-space-4) var(--vb-space-4);
    background: var(--vb-surface);
    /* The line between cards where a visitor's system sets the colours, and draws no ground. */
    outline: var(--vb-hairline) solid transparent;
    font-size: var(--vb-text-s);
  }
  @container vb-report (min-width: 330px) {
    .vb-van-sale-card:has(> div + div) {
      grid-column: span 2;
    }
  }
  .vb-van-sale-card > div {
    flex: 1;
  }
  .vb-van-sale-card dt {
    color: var(--vb-ink-2);
  }
  .vb-van-sale-card .vb-van-sale-amount {
    font-size: var(--vb-text-l);
    font-weight: var(--vb-weight-bold);
    font-variant-numeric: tabular-nums;
  }
  @container vb-report (min-width: 760px) {
    .vb-van-sale-card .vb-van-sale-amount {
      font-size: var(--vb-text-xl);
    }
  }
`;
