// A master is a definition. If a definition is not enough, use the next step: slots, parts, hook.
export { defineMaster, type MasterComponent, type MasterProps } from "./define-master.tsx";
export type { FieldInputProps, MasterDefinition, MasterField } from "./definition.ts";
export { lookUp, type LookUp } from "../form/look-up.ts";

export type { MasterSlots } from "./Master.tsx";

export { useMasterModel } from "./master-context.ts";
export { MasterButtons } from "./MasterButtons.tsx";
export { MasterFields } from "./MasterFields.tsx";
export { FormFields } from "./MasterFields.styles.ts";
export { MasterForm } from "./MasterForm.tsx";
export { PlainForm } from "./MasterForm.styles.ts";
export { MasterList } from "./MasterList.tsx";
export { MasterNotice } from "./MasterNotice.tsx";
export { MasterProvider } from "./MasterProvider.tsx";
export { MasterQuestion } from "./MasterQuestion.tsx";

export type { MasterModel } from "./master-model.ts";
export { useMaster } from "./use-master.ts";
