import { Suspense, useRef, useState, type CSSProperties, type KeyboardEvent, type ReactNode } from "react";
import type { AnyRecord } from "../form/record.ts";
import type { AnswerSlots } from "../parts/answer-slots.ts";
import { Banner } from "../parts/Banner.tsx";
import { EmptyState } from "../parts/EmptyState.tsx";
import { Pager } from "../parts/foot/Pager.tsx";
import { ProgressLine } from "../parts/ProgressLine.tsx";
import { SearchField } from "../parts/SearchField.tsx";
import { Bar } from "../parts/Toolbar.styles.ts";
import { DataTable } from "../table/DataTable.tsx";
import type { DrawnParts, RowParts } from "../table/host/row-parts.ts";
import { lazyPart } from "../parts/lazy-part.ts";
import { focusRow } from "../table/focus-row.ts";
import { useMastersText } from "../text/use-masters-text.ts";
import { listWords } from "./list-words.ts";
import { useMasterModel } from "./master-context.ts";
import { FormTitle } from "./MasterForm.styles.ts";
import { ListSurface } from "./MasterList.styles.ts";

const MasterRowParts = lazyPart(() => import("./MasterRowParts.tsx").then((part) => part.MasterRowParts));

export interface MasterListProps extends RowParts<AnyRecord> {
  bar?: ReactNode;
  slots?: AnswerSlots | undefined;
  children?: ReactNode;
}

/** The records, with search, filter and sorting; pressing one opens it in the form. */
export function MasterList({ bar, slots, children, cells, rowActions }: MasterListProps) {
  const { definition, list, open } = useMasterModel();
  const text = useMastersText();
  const { words = {}, list: rules } = definition;
  const listTexts = listWords(definition, text.master);
  const title = rules.title ?? definition.title;
  const field = useRef<HTMLInputElement>(null);
  const [parts, setParts] = useState<DrawnParts>();
  const onKeyDown = (event: KeyboardEvent) => {
    const isTyping = event.target instanceof HTMLInputElement;
    if (event.key !== "/" || isTyping || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    field.current?.focus();
  };
  const [first, ...others] = list.columns;
  const amount = others.find(({ id }) => id === rules.amount) ?? others.at(-1) ?? first;
  if (!first || !amount) return null;
  const notice = list.records && rules.notice?.(list.records);
  return (
    <ListSurface className="vb-card vb-master-list" aria-label={title} onKeyDown={onKeyDown}>
      {rules.title && <FormTitle className="vb-form-title">{rules.title}</FormTitle>}
      <Bar className="vb-report-bar">
        <SearchField
          label={words.search ?? text.master.search(title)}
          value={list.search}
          onChange={list.setSearch}
          inputRef={field}
          onDown={(from) => focusRow(from.closest(".vb-master-list"))}
        />
        {bar}
        {list.records && <span className="vb-count">{list.count}</span>}
      </Bar>
      {children}
      {list.isLoading && ((!list.records && slots?.loader) || <ProgressLine label={text.master.loading} />)}
      {list.error &&
        (slots?.error?.(list.error, list.retry) ?? (
          <Banner title={listTexts.failed} error={list.error} onRetry={list.retry} />
        ))}
      {notice && <Banner tone="warn" title={notice} />}
      {list.records &&
        list.order.length === 0 &&
        (slots?.empty ?? (
          <EmptyState
            title={list.records.length === 0 && list.search === "" ? listTexts.empty : listTexts.noMatch}
          />
        ))}
      {list.order.length > 0 && (
        <div
          // React has no type for custom properties.
          style={{ "--vb-table-height": rules.height } as CSSProperties}
        >
          <DataTable
            label={title}
            columns={list.columns}
            rows={list.rows}
            order={list.order}
            view={`${list.search}/${list.paging?.page ?? ""}/${list.kind?.label ?? ""}/${list.sort?.id ?? ""}/${String(list.sort?.isDescending)}`}
            sort={list.sort}
            onSort={list.sortBy}
            selected={list.selected}
            parts={parts}
            onOpen={(row) => open(list.recordOf(row))}
            rowCount={list.count}
            isOutdated={list.isOutdated}
            card={{
              title: first.id,
              amount: amount.id,
              details: others.filter((column) => column !== amount).map(({ id }) => id),
            }}
          />
          {(cells ?? rowActions) && (
            <Suspense>
              <MasterRowParts cells={cells} rowActions={rowActions} onChange={setParts} />
            </Suspense>
          )}
        </div>
      )}
      {list.paging && (
        <Pager page={list.paging.page} pages={list.paging.pages} onGo={list.paging.go} hasEnds />
      )}
    </ListSurface>
  );
}
