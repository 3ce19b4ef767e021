import type { FieldRule } from "@vanbook/sdk/rules";
import { Fragment } from "react";
import { money } from "../../sdk/format/money.ts";
import { count } from "../../sdk/format/quantity.ts";
import { useMastersText } from "../text/use-masters-text.ts";
import { reckoned, sumOfFields, sumOfLines } from "../../sdk/format/arithmetic.ts";
import type { AnyVoucherLines, VoucherValues } from "./definition.ts";
import type { PricedFigure } from "./pricing.ts";

export interface VoucherLinesFootProps {
  voucher: VoucherValues;
  lines: AnyVoucherLines;
  /** The drawn columns; `beside` are the figures next to the first column. */
  columns: AnyVoucherLines["columns"];
  beside: readonly PricedFigure[];
}

/** The footer of the lines: column sums, and the difference between head amounts and a sum. */
export function VoucherLinesFoot({ voucher, lines, columns, beside }: VoucherLinesFootProps) {
  const { rules, totals, rest } = lines;
  const { voucherEntry: text } = useMastersText();
  const sums = totals?.map((field): FootFigure => {
    const decimals = rules[field]?.decimals ?? 2;
    const sum = sumOfLines(voucher.lines, field, decimals);
    return [field, decimals === 2 ? money(sum) : count(sum)];
  });
  const left = rest && leftOf(voucher, rest, rules[rest.over]);
  return (
    <>
      {sums && <FootRow label={text.total} figures={sums} columns={columns} beside={beside} />}
      {rest && left !== undefined && (
        <FootRow label={rest.label} figures={[[rest.over, money(left)]]} columns={columns} beside={beside} />
      )}
    </>
  );
}

type FootFigure = readonly [field: string, words: string];

interface FootRowProps extends Pick<VoucherLinesFootProps, "columns" | "beside"> {
  label: string;
  figures: readonly FootFigure[];
}

function FootRow({ label, figures, columns, beside }: FootRowProps) {
  const words = new Map(figures);
  return (
    <div role="row" className="vb-lines-foot">
      <span role="cell" className="vb-line-number" />
      {columns.map(({ field }, at) => (
        <Fragment key={field}>
          <span role="cell" className={words.has(field) ? "vb-num" : undefined}>
            {at === 0 ? label : words.get(field)}
          </span>
          {at === 0 && beside.map((figure) => <span role="cell" key={figure.field} />)}
        </Fragment>
      ))}
      <span role="cell" className="vb-line-end" />
    </div>
  );
}

/** The head's figures minus the column's sum; undefined while one is not a number. */
function leftOf(
  { fields, lines }: VoucherValues,
  { of, over }: { of: readonly string[]; over: string },
  rule: FieldRule | undefined,
): string | undefined {
  const whole = sumOfFields(fields, of);
  return whole && reckoned(`${whole}-(${sumOfLines(lines, over, rule?.decimals)})`, rule?.decimals ?? 2);
}
