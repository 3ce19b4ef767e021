import type { ComponentProps } from "react";
import { ButtonBox } from "./Button.styles.ts";
import { Icon, type IconName } from "./Icon.tsx";

export interface IconButtonProps extends Omit<ComponentProps<"button">, "onClick" | "disabled" | "children"> {
  icon: IconName;
  /** What it does, for those who cannot see the drawing and for those who point at it. */
  label: string;
  isDisabled?: boolean | undefined;
  onPress?: (() => void) | undefined;
}

/** A square button with a drawing for its label. */
export function IconButton({ icon, label, isDisabled, onPress, className, ...rest }: IconButtonProps) {
  return (
    <ButtonBox
      type="button"
      title={label}
      {...rest}
      className={`vb-button vb-icon-button${className ? ` ${className}` : ""}`}
      aria-label={label}
      // It keeps its focus, which a disabled one would lose when its own press disables it.
      aria-disabled={isDisabled === true || undefined}
      onClick={isDisabled ? undefined : onPress}
    >
      <Icon name={icon} />
    </ButtonBox>
  );
}
