import type { Said } from "@vanbook/sdk/rules";
import { useState } from "react";
import { IconButton } from "../IconButton.tsx";
import { TextField } from "../TextField.tsx";
import { useMastersText } from "../../text/use-masters-text.ts";

export interface PasswordFieldProps {
  name: string;
  label: string;
  autoComplete: "current-password" | "new-password";
  value: string;
  onChange: (value: string) => void;
  error?: Said | undefined;
}

export function PasswordField({ label, ...field }: PasswordFieldProps) {
  const [isPasswordShown, setPasswordShown] = useState(false);
  const { show, hide } = useMastersText().session.password;
  return (
    <TextField
      {...field}
      label={label}
      type={isPasswordShown ? "text" : "password"}
      spellCheck="false"
      suffix={
        <IconButton
          icon={isPasswordShown ? "eyeOff" : "eye"}
          label={isPasswordShown ? hide(label) : show(label)}
          onPress={() => setPasswordShown(!isPasswordShown)}
        />
      }
    />
  );
}
