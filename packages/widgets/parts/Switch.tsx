import { Switch as AriaSwitch } from "react-aria-components/Switch";

export interface SwitchProps {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  isDisabled?: boolean | undefined;
}

/** Something that is on or off, with its label beside it. */
export function Switch({ label, isOn, onChange, isDisabled = false }: SwitchProps) {
  return (
    <AriaSwitch className="vb-switch" isSelected={isOn} onChange={onChange} isDisabled={isDisabled}>
      <span className="vb-switch-track" aria-hidden="true" />
      {label}
    </AriaSwitch>
  );
}
