import { useTellChoices } from "../provider/use-tell-choices.ts";
import type { AnyMaster } from "./definition.ts";
import type { MasterList } from "./master-list.ts";
import type { AnyRecord } from "../form/record.ts";
import { useMasterList } from "./use-master-list.ts";

/** Reports the list's search, sorting and page to the host's event listener. */
export function useToldList(definition: AnyMaster, record: AnyRecord | undefined): MasterList {
  const { useRecords = useMasterList } = definition.list;
  const list = useRecords(definition, record);
  const page = list.paging?.page ?? 1;
  useTellChoices({
    q: list.search || undefined,
    kind: list.kind?.label,
    sort: list.sort && `${list.sort.isDescending ? "-" : ""}${list.sort.id}`,
    page: page > 1 ? String(page) : undefined,
  });
  return list;
}
