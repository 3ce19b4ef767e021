import { money } from "../../../sdk/format/money.ts";
import { evaluateArithmetic, sumOfFields } from "../../../sdk/format/arithmetic.ts";
import type { AnyVoucher, AnyVoucherLines, FieldValues } from "../definition.ts";
import { Totals } from "./VoucherTotals.styles.ts";

export interface VoucherSumProps {
  rest: NonNullable<AnyVoucherLines["rest"]>;
  rules: AnyVoucher["rules"];
  fields: FieldValues;
}

/** Figures of the head and their total; empty while only the first is given. */
export function VoucherSum({ rest: { of, whole: label }, rules, fields }: VoucherSumProps) {
  const whole = sumOfFields(fields, of);
  const fieldAmounts = of.map((field) => [field, evaluateArithmetic(fields[field] ?? "", 2) ?? "0"] as const);
  if (whole === undefined || fieldAmounts.slice(1).every(([, figure]) => Number(figure) === 0)) return null;
  return (
    <Totals className="vb-voucher-totals" aria-live="off">
      {fieldAmounts.map(([field, figure]) => (
        <div key={field}>
          <dt>{rules[field]?.label}</dt>
          <dd className="vb-num">{money(figure)}</dd>
        </div>
      ))}
      <div className="vb-total-last">
        <dt>{label}</dt>
        <dd className="vb-num">{money(whole)}</dd>
      </div>
    </Totals>
  );
}
