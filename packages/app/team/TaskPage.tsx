import { TaskMaster } from "@vanbook/widgets";
import { useMay } from "../masters/use-may.ts";
import { managers } from "../roles.ts";

/** /TaskManager: what is to be done; salesmen read it. */
export function TaskPage() {
  return <TaskMaster heading={1} isReadOnly={!useMay(managers)} />;
}
