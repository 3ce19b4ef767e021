import { useState } from "react";
import { styled } from "styled-components";
import { Button } from "../../parts/Button.tsx";
import { PercentSign } from "../../parts/PercentSign.styles.ts";
import { Select } from "../../parts/Select.tsx";
import { TextField } from "../../parts/TextField.tsx";
import { priceListsText } from "../../../sdk/generated/text/en-IN/price-lists.ts";
import { useTextOf } from "../../text/use-text.ts";

export function RaiseAll({
  count,
  onRaise,
}: {
  count: number;
  onRaise: (by: { percent: string; step: string }) => void;
}) {
  const text = useTextOf("priceLists", priceListsText);
  const [percent, setPercent] = useState("");
  const [step, setStep] = useState("0.01");
  const [isWrong, setWrong] = useState(false);
  const raise = () => {
    const isPercent = /^-?\d{1,4}(\.\d{1,2})?$/.test(percent.trim()) && Number(percent) >= -100;
    setWrong(!isPercent);
    if (isPercent) onRaise({ percent, step });
  };
  return (
    <Root className="vb-price-raise" role="group" aria-label={text.raise}>
      <TextField
        label={text.raise}
        value={percent}
        onChange={(typedPercent) => {
          setPercent(typedPercent);
          setWrong(false);
        }}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          // Only fills in the prices; nothing is saved yet.
          event.preventDefault();
          raise();
        }}
        error={isWrong ? text.noPercent : undefined}
        inputMode="decimal"
        autoComplete="off"
        suffix={<PercentSign className="vb-prefix">%</PercentSign>}
      />
      <Select
        label={text.roundTo}
        options={ROUNDING_STEPS.map((value) => ({ value, label: `₹ ${value}` }))}
        value={step}
        onChange={(chosenStep) => setStep(chosenStep ?? "0.01")}
      />
      <Button onPress={raise}>{text.fillIn(count)}</Button>
    </Root>
  );
}

const ROUNDING_STEPS = ["0.01", "0.05", "0.10", "0.50", "1.00", "5.00"];

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--vb-space-3);
  align-items: flex-end;
  .vb-field {
    flex: 0 1 calc(var(--vb-control) * 6);
  }
`;
