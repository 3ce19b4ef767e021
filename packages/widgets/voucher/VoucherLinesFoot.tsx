import type { FieldRule } from "@vanbook/sdk/rules";
import { Fragment } from "react";
import { money } from "../../sdk/format/money.ts";
import { count } from "../../sdk/format/quantity.ts";
import { useMastersText } from "../text/use-masters-text.ts";
import { evaluateArithmetic, sumOfFields, sumOfLines } from "../../sdk/format/arithmetic.ts";
import type { AnyVoucherLines, VoucherValues } from "./definition.ts";
import type { PricedFigure } from "./pricing.ts";

export interface VoucherLinesFootProps {
  voucher: VoucherValues;
  lines: AnyVoucherLines;
  columns: AnyVoucherLines["columns"];
  beside: readonly PricedFigure[];
}

export function VoucherLinesFoot({ voucher, lines, columns, beside }: VoucherLinesFootProps) {
  const { rules, totals, rest } = lines;
  const { voucherEntry: text } = useMastersText();
  const sums = totals?.map((field): FootFigure => {
    const decimals = rules[field]?.decimals ?? 2;
    const sum = sumOfLines(voucher.lines, field, decimals);
    return [field, decimals === 2 ? money(sum) : count(sum)];
  });
  const remainder = rest && calculateRemainder(voucher, rest, rules[rest.over]);
  return (
    <>
      {sums && <FootRow label={text.total} figures={sums} columns={columns} beside={beside} />}
      {rest && remainder !== undefined && (
        <FootRow
          label={rest.label}
          figures={[[rest.over, money(remainder)]]}
          columns={columns}
          beside={beside}
        />
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

/** The head's figures minus the column's sum; undefined while one of them is not a number. */
function calculateRemainder(
  { fields, lines }: VoucherValues,
  { of, over }: { of: readonly string[]; over: string },
  rule: FieldRule | undefined,
): string | undefined {
  const whole = sumOfFields(fields, of);
  return (
    whole && evaluateArithmetic(`${whole}-(${sumOfLines(lines, over, rule?.decimals)})`, rule?.decimals ?? 2)
  );
}
