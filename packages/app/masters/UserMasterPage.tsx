import { UserMaster } from "@vanbook/widgets";
import { administrator } from "../roles.ts";
import { useMay } from "./use-may.ts";

/** /Userinfo: shown to everybody, kept by the administrator. */
export function UserMasterPage() {
  return <UserMaster heading={1} isReadOnly={!useMay(administrator)} />;
}
