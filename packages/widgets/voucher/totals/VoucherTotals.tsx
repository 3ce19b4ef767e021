import { Banner } from "../../parts/Banner.tsx";
import { useSay } from "../../text/use-text.ts";
import { formatFigure, type VoucherPricing } from "../pricing.ts";
import type { Priced } from "../state/select-prices.ts";
import { Totals } from "./VoucherTotals.styles.ts";

/** The server's totals while typing. Zeros are omitted, except in the last figure. */
export function VoucherTotals({ price, priced }: { price: VoucherPricing; priced: Priced }) {
  const { totals, warnings, refusal, note, isStale } = priced;
  const say = useSay();
  const last = price.totals.at(-1);
  const shownTotals = price.totals.filter(
    (figure) => figure === last || Number(totals?.[figure.field] ?? 0) !== 0,
  );
  return (
    <>
      {refusal && <Banner tone="warn" title={refusal} />}
      {warnings.map((warning) => (
        <Banner key={warning.message} tone="warn" title={warning} />
      ))}
      {note && <p className="vb-description">{say(note)}</p>}
      <Totals className="vb-voucher-totals" data-stale={isStale || undefined} aria-live="off">
        {shownTotals.map((figure) => (
          <div key={figure.field} className={figure === last ? "vb-total-last" : undefined}>
            <dt>{figure.label}</dt>
            <dd className="vb-num">{totals ? formatFigure(figure, totals) : "–"}</dd>
          </div>
        ))}
      </Totals>
    </>
  );
}
