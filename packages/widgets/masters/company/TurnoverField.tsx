import type { Schema } from "@vanbook/sdk";
import { findHsnDigitLaw, findTurnover } from "../../../sdk/books/law/hsn-digits.ts";
import { formatPaise } from "../../../sdk/books/money.ts";
import { getFinancialYear } from "../../../sdk/books/years/financial-year.ts";
import { turnoverText } from "../../../sdk/generated/text/en-IN/turnover.ts";
import { money } from "../../../sdk/format/money.ts";
import { FormTitle } from "../../master/MasterForm.styles.ts";
import { Select } from "../../parts/Select.tsx";
import { useToday } from "../../provider/use-vanbook.ts";
import { useTextOf } from "../../text/use-text.ts";

type Turnover = Schema<"Turnover">;

interface TurnoverFieldProps {
  turnovers: readonly Turnover[];
  onChange: (turnovers: Turnover[]) => void;
}

/** The turnover that decides the digits of HSN codes: this year's choice, and the earlier ones. */
export function TurnoverField({ turnovers, onChange }: TurnoverFieldProps) {
  const text = useTextOf("turnover", turnoverText);
  const today = useToday();
  const law = findHsnDigitLaw(today);
  if (!law) return null;
  const year = getFinancialYear(today);
  const limit = money(formatPaise(law.limit));
  const turnover = findTurnover(turnovers, today);
  const describe = ({ isAboveLimit }: Turnover) => (isAboveLimit ? text.above(limit) : text.upTo(limit));
  const choose = (value: string | null) => {
    const earlier = turnovers.filter(({ from }) => from !== year.start);
    const next = [...earlier, { from: year.start, isAboveLimit: value === "above" }];
    onChange(next.toSorted((a, b) => (a.from < b.from ? -1 : 1)));
  };
  return (
    <>
      <FormTitle className="vb-form-title">{text.title}</FormTitle>
      <Select
        label={text.choice(year.label)}
        placeholder={text.notStated}
        options={[
          { value: "upTo", label: text.upTo(limit) },
          { value: "above", label: text.above(limit) },
        ]}
        value={turnover ? (turnover.isAboveLimit ? "above" : "upTo") : null}
        onChange={choose}
      />
      {turnovers.map((row) => (
        <p className="vb-description" key={row.from}>
          {text.since(getFinancialYear(row.from).label, describe(row))}
        </p>
      ))}
      <p className="vb-description">{text.help(limit, String(law.digitsAboveLimit), String(law.digits))}</p>
    </>
  );
}
