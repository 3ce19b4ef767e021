import type { ComponentProps } from "react";
import { ButtonBox } from "./Button.styles.ts";
import { Icon, type IconName } from "./Icon.tsx";

export interface IconButtonProps extends Omit<ComponentProps<"button">, "onClick" | "disabled" | "children"> {
  icon: IconName;
  /** Label for screen readers, and tooltip for mouse users. */
  label: string;
  isDisabled?: boolean | undefined;
  onPress?: (() => void) | undefined;
}

/** A square icon button. */
export function IconButton({ icon, label, isDisabled, onPress, className, ...rest }: IconButtonProps) {
  return (
    <ButtonBox
      type="button"
      title={label}
      {...rest}
      className={`vb-button vb-icon-button${className ? ` ${className}` : ""}`}
      aria-label={label}
      // Not disabled: this button keeps the focus, which a disabled one would lose after its own
      // press.
      aria-disabled={isDisabled === true || undefined}
      onClick={isDisabled ? undefined : onPress}
    >
      <Icon name={icon} />
    </ButtonBox>
  );
}
