import { ItemCreation } from "@vanbook/widgets";
import { administrator } from "../roles.ts";
import { useMay } from "./use-may.ts";

/** /ItemCreation: what is sold, bought and made. */
export function ItemsPage() {
  return <ItemCreation heading={1} isReadOnly={!useMay(administrator)} />;
}
