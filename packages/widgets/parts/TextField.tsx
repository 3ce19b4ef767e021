import { useSay } from "../text/use-text.ts";
import type { Said } from "@vanbook/sdk/rules";
import type { ReactNode } from "react";
import { Input } from "react-aria-components/Input";
import { Label } from "react-aria-components/Label";
import { Text } from "react-aria-components/Text";
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from "react-aria-components/TextField";
import { TextArea } from "react-aria-components/TextArea";
import { FieldFault } from "./FieldFault.tsx";
import { field } from "./Field.styles.ts";

export interface TextFieldProps extends Omit<
  AriaTextFieldProps,
  "children" | "className" | "isInvalid" | "prefix"
> {
  label: string;
  /** The error message; undefined if the value is valid. */
  error?: Said | undefined;
  description?: string | undefined;
  /** A warning about a value that is accepted anyway. */
  warning?: Said | undefined;
  placeholder?: string | undefined;
  isLong?: boolean | undefined;
  /** Shown before the value: "₹". */
  prefix?: string | undefined;
  /** Shown at the end of the field: a button that shows a password, a unit. */
  suffix?: ReactNode;
}

/** A text field with its label above and its error below. */
export function TextField({
  label,
  error,
  description,
  warning,
  placeholder,
  isLong,
  prefix,
  suffix,
  ...rest
}: TextFieldProps) {
  const say = useSay();
  const hint = placeholder === undefined ? {} : { placeholder };
  return (
    <Root {...rest} className="vb-field" isInvalid={Boolean(error)} validationBehavior="aria">
      <Label className="vb-label">{label}</Label>
      <span className="vb-input-box">
        {prefix && <span className="vb-prefix">{prefix}</span>}
        {isLong ? (
          <TextArea className="vb-input vb-input-long" {...hint} />
        ) : (
          <Input className="vb-input" {...hint} />
        )}
        {suffix}
      </span>
      {(description ?? warning) && (
        <Text slot="description" className={warning ? "vb-description vb-warning" : "vb-description"}>
          {warning === undefined ? description : say(warning)}
        </Text>
      )}
      <FieldFault>{error}</FieldFault>
    </Root>
  );
}
import { styled } from "styled-components";

const Root = styled(AriaTextField)`
  ${field}
`;
