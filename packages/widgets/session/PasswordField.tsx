import type { Said } from "@vanbook/sdk/rules";
import { useState } from "react";
import { IconButton } from "../parts/IconButton.tsx";
import { TextField } from "../parts/TextField.tsx";
import { useMastersText } from "../text/use-masters-text.ts";

export interface PasswordFieldProps {
  name: string;
  label: string;
  autoComplete: "current-password" | "new-password";
  value: string;
  onChange: (value: string) => void;
  error?: Said | undefined;
}

/** A password field with a button that shows the password. */
export function PasswordField({ label, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const { show, hide } = useMastersText().session.password;
  return (
    <TextField
      {...field}
      label={label}
      type={shown ? "text" : "password"}
      spellCheck="false"
      suffix={
        <IconButton
          icon={shown ? "eyeOff" : "eye"}
          label={shown ? hide(label) : show(label)}
          onPress={() => setShown(!shown)}
        />
      }
    />
  );
}
