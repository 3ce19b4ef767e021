import { useMemo, useRef, type KeyboardEvent, type ReactNode } from "react";
import { Banner } from "../../parts/Banner.tsx";
import { Button } from "../../parts/Button.tsx";
import { EmptyState } from "../../parts/EmptyState.tsx";
import { ProgressLine } from "../../parts/ProgressLine.tsx";
import { SearchField } from "../../parts/SearchField.tsx";
import { ListSurface } from "../../master/MasterList.styles.ts";
import { useMasterModel } from "../../master/master-context.ts";
import { Bar } from "../../parts/Toolbar.styles.ts";
import { DataTable } from "../../table/DataTable.tsx";
import { focusRow } from "../../table/focus-row.ts";
import { useGroupState } from "../../table/use-group-state.ts";
import { useMastersText } from "../../text/use-masters-text.ts";
import { useTranslate } from "../../text/use-text.ts";
import { createTreeColumns } from "./tree-columns.ts";

export interface AccountTreeProps {
  bar: ReactNode;
  onParties: ((groupId: number) => void) | undefined;
}

export function AccountTree({ bar, onParties }: AccountTreeProps) {
  const { definition, list, open } = useMasterModel();
  const { master: text, chart } = useMastersText();
  const translate = useTranslate();
  const field = useRef<HTMLInputElement>(null);
  const state = useGroupState();
  const columns = useMemo(() => createTreeColumns(chart, translate), [chart, translate]);
  const groups = useMemo(() => ({ by: columns.slice(0, 2), sums: ["balance"], state }), [columns, state]);
  const onKeyDown = (event: KeyboardEvent) => {
    const isTyping = event.target instanceof HTMLInputElement;
    if (event.key !== "/" || isTyping || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    field.current?.focus();
  };
  const { words = {}, record, title } = definition;
  return (
    <ListSurface className="vb-card vb-master-list" aria-label={title} onKeyDown={onKeyDown}>
      <Bar className="vb-report-bar">
        <SearchField
          label={words.search ?? text.search(title)}
          value={list.search}
          onChange={list.setSearch}
          inputRef={field}
          onDown={(from) => focusRow(from.closest(".vb-master-list"))}
        />
        <Button onPress={state.openAll}>{chart.openAll}</Button>
        <Button onPress={state.closeAll}>{chart.closeAll}</Button>
        {bar}
      </Bar>
      {list.isLoading && <ProgressLine label={text.loading} />}
      {list.error && <Banner title={text.failedList} error={list.error} onRetry={list.retry} />}
      {list.records && list.order.length === 0 && (
        <EmptyState title={list.search === "" ? text.empty(record.noun) : text.noMatch(record.noun)} />
      )}
      {list.order.length > 0 && (
        <DataTable
          label={title}
          columns={columns}
          rows={list.rows}
          order={list.order}
          view={list.search}
          groups={groups}
          selected={list.selected}
          onOpen={(row) => {
            const account = list.recordOf(row);
            if (account["id"] !== null) open(account);
            else if (Number(account["accounts"]) > 0) onParties?.(Number(account["groupId"]));
          }}
          card={{ title: "name", amount: "balance", details: [] }}
        />
      )}
    </ListSurface>
  );
}
