import { defineMaster } from "../../master/define-master.tsx";
import type { FieldInputProps } from "../../master/definition.ts";
import { TextField } from "../../parts/TextField.tsx";
import { hsnCodeMaster } from "./hsn-code-master.ts";
import { useOfficialCode } from "./use-official-code.ts";

/**
 * Keeps the HSN codes of goods and the SAC codes of services, each with its official description. A
 * code may have a tax, which is proposed for each new item with that code.
 * @widget Masters
 * @element none: is a part of the taxes
 */
export const HsnCodeMaster = defineMaster(hsnCodeMaster, { inputs: { code: CodeInput } });

function CodeInput({ label, value, onChange, error, isRequired, isDisabled }: FieldInputProps) {
  const officialCode = useOfficialCode(value);
  return (
    <TextField
      {...{ label, error, isRequired, isDisabled, onChange, ...officialCode }}
      value={String(value ?? "")}
      inputMode="numeric"
      autoComplete="off"
    />
  );
}
