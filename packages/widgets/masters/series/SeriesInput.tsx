import { useQuery } from "@tanstack/react-query";
import { Button } from "react-aria-components/Button";
import { ComboBox } from "react-aria-components/ComboBox";
import { FieldError } from "react-aria-components/FieldError";
import { Input } from "react-aria-components/Input";
import { Label } from "react-aria-components/Label";
import { ListBox, ListBoxItem } from "react-aria-components/ListBox";
import { styled } from "styled-components";
import type { FieldInputProps } from "../../master/definition.ts";
import { ButtonBox } from "../../parts/Button.styles.ts";
import { field } from "../../parts/Field.styles.ts";
import { Icon } from "../../parts/Icon.tsx";
import { PopoverBox } from "../../parts/Popover.styles.ts";
import { useVanbook } from "../../provider/use-vanbook.ts";
import { useText } from "../../text/use-text.ts";

/** The name of a B2B series, typed or picked from the company's. */
export function B2bSeriesInput(props: FieldInputProps) {
  return <SeriesInput {...props} invType="B2B" />;
}

/** The name of a B2C series, typed or picked from the company's. */
export function B2cSeriesInput(props: FieldInputProps) {
  return <SeriesInput {...props} invType="B2C" />;
}

function SeriesInput({
  invType,
  label,
  value,
  onChange,
  error,
  isRequired,
  isDisabled,
}: FieldInputProps & { invType: "B2B" | "B2C" }) {
  const client = useVanbook();
  const text = useText();
  const { data = [] } = useQuery({
    queryKey: ["look-up", "series.list", {}],
    queryFn: ({ signal }) => client.series.list({}, { signal }),
    staleTime: 5 * 60_000,
  });
  const options = data.filter((series) => series.InvType === invType);
  return (
    <Root
      className="vb-field"
      items={options.map(({ SID, Series }) => ({ id: SID, label: Series }))}
      inputValue={String(value ?? "")}
      onInputChange={(typed) => onChange(prefixed(typed, `${invType}/`))}
      allowsCustomValue
      // A list that opened by itself would close the form off to whoever types.
      menuTrigger="manual"
      isInvalid={Boolean(error)}
      isRequired={isRequired}
      isDisabled={isDisabled}
      validationBehavior="aria"
    >
      <Label className="vb-label">{label}</Label>
      <span className="vb-input-box">
        <Input className="vb-input" maxLength={MOST} />
        <ButtonBox as={Button} className="vb-button" aria-label={text.openList}>
          <Icon name="down" />
        </ButtonBox>
      </span>
      <FieldError className="vb-error">{error}</FieldError>
      <PopoverBox className="vb-popover vb-list-popover">
        <ListBox className="vb-list">
          {(option: { id: number; label: string }) => (
            <ListBoxItem className="vb-option" textValue={option.label}>
              {option.label}
            </ListBoxItem>
          )}
        </ListBox>
      </PopoverBox>
    </Root>
  );
}

/** What was typed, begun with the prefix, its own or another's; a prefix that is being typed or deleted is let be. */
function prefixed(typed: string, prefix: string): string | null {
  const text = typed.trimStart();
  const start = text.toUpperCase();
  if (prefix.startsWith(start)) return start === "" ? null : start;
  const name = start.startsWith(prefix) ? text.slice(prefix.length) : text;
  return prefix + name.replace(/^B2[BC]\//i, "");
}

const MOST = 20;

const Root = styled(ComboBox<object, "single">)`
  ${field}
`;
