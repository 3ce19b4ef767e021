import type { ComponentProps, ReactNode } from "react";
import { ButtonBox } from "./Button.styles.ts";
import { Icon, type IconName } from "./Icon.tsx";

export interface ButtonProps extends Omit<ComponentProps<"button">, "onClick" | "disabled"> {
  /** `primary` for the main action, `danger` for deleting, `quiet` without a border. */
  variant?: "plain" | "primary" | "quiet" | "danger" | undefined;
  icon?: IconName | undefined;
  isDisabled?: boolean | undefined;
  /** Label while the action runs; the button then does nothing. */
  pendingLabel?: string | false | undefined;
  onPress?: (() => void) | undefined;
  children: ReactNode;
}

/** A native button. React Aria's would add 13 kB before a report's first rows and is not needed. */
export function Button(props: ButtonProps) {
  const { variant = "plain", icon, isDisabled, pendingLabel, onPress, className, children, ...rest } = props;
  const pending = Boolean(pendingLabel);
  return (
    <ButtonBox
      type="button"
      {...rest}
      className={`vb-button vb-button-${variant}${className ? ` ${className}` : ""}`}
      disabled={isDisabled ?? false}
      // Not disabled: a pending button keeps the focus, which a disabled one would lose.
      aria-disabled={pending || undefined}
      aria-busy={pending || undefined}
      onClick={(event) => {
        if (pending) event.preventDefault();
        else onPress?.();
      }}
    >
      {icon && <Icon name={icon} />}
      {pending ? pendingLabel : children}
    </ButtonBox>
  );
}
