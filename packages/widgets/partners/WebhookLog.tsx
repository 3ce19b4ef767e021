import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { styled } from "styled-components";
import { formatMoment } from "../../sdk/format/wall-time.ts";
import { Banner } from "../parts/Banner.tsx";
import { Button } from "../parts/Button.tsx";
import { Dialog } from "../parts/Dialog.tsx";
import { EmptyState } from "../parts/EmptyState.tsx";
import { ProgressLine } from "../parts/ProgressLine.tsx";
import { Select } from "../parts/Select.tsx";
import { useVanbook } from "../provider/use-vanbook.ts";
import { DataTable } from "../table/DataTable.tsx";
import type { TableColumn, TableRow } from "../../sdk/report/table/table-column.ts";
import type { WebhooksText } from "../../sdk/generated/text/en-IN/partners/webhooks.ts";
import { usePartnersText } from "./use-partners-text.ts";
import { lookAgainAfter, type Delivery } from "./delivery.ts";
import { DeliveryDetails } from "./DeliveryDetails.tsx";
import { splitEventType } from "./event-kinds.ts";

export function WebhookLog({ id, name, onClose }: { id: number; name: string; onClose: () => void }) {
  const { webhooks: text } = usePartnersText();
  const client = useVanbook();
  const [status, setStatus] = useState<Delivery["status"]>();
  const [openId, setOpenId] = useState<number>();
  const query = useInfiniteQuery({
    queryKey: ["webhooks.deliveries", id, status ?? null],
    queryFn: async ({ pageParam, signal }) => {
      const deliveryQuery = {
        webhookId: id,
        ...(status && { status }),
        ...(pageParam !== null && { before: pageParam }),
      };
      return (await client.webhooks.deliveries(deliveryQuery, { signal })).data;
    },
    initialPageParam: null as number | null, // widens the type of its first value
    getNextPageParam: (page) => (page.length < PAGE_SIZE ? undefined : page.at(-1)?.id),
    // Don't refresh while the user reads older entries.
    refetchInterval: ({ state: { data, dataUpdateCount: looks, error } }) =>
      error !== null || (data?.pages.length ?? 1) > 1
        ? false
        : lookAgainAfter(looks, data?.pages.flat() ?? []),
  });
  const [isAsked, setIsAsked] = useState(false);
  const refresh = () => {
    setIsAsked(true);
    void query.refetch().finally(() => setIsAsked(false));
  };
  const rows = (query.data?.pages.flat() ?? []).map((delivery) => createRow(delivery, text));
  const open = rows.find((row) => readRowDelivery(row).id === openId);
  return (
    <Dialog title={text.logTitle(name)} isOpen onClose={onClose} size="wide">
      <Log>
        <div className="vb-log-bar">
          <Select
            label={text.show}
            options={[
              { value: "all", label: text.everything },
              ...DELIVERY_STATUSES.map((value) => ({ value, label: text.statuses[value] })),
            ]}
            value={status ?? "all"}
            onChange={(next) => setStatus(DELIVERY_STATUSES.find((one) => one === next))}
          />
          <Button icon="refresh" onPress={refresh}>
            {text.refresh}
          </Button>
        </div>
        {(query.isPending || isAsked) && <ProgressLine label={text.loadingLog} />}
        {query.error && <Banner title={text.failedLog} error={query.error} onRetry={refresh} />}
        {query.data && rows.length === 0 && (
          <EmptyState title={status === undefined ? text.emptyLog : text.noneSo} />
        )}
        {rows.length > 0 && (
          <DataTable
            label={text.logTitle(name)}
            columns={createColumns(text)}
            rows={rows}
            selected={open}
            onOpen={(row) => setOpenId(readRowDelivery(row).id)}
            expansion={{
              row: open,
              label: text.details,
              content: (row) => <DeliveryDetails webhookId={id} delivery={readRowDelivery(row)} />,
              onClose: () => setOpenId(undefined),
            }}
            card={{
              title: "type",
              amount: "status",
              details: ["time", "document", "attempts", "next"],
            }}
          />
        )}
        {query.hasNextPage && (
          <Button
            pendingLabel={query.isFetchingNextPage && text.loadingLog}
            onPress={() => void query.fetchNextPage()}
          >
            {text.older}
          </Button>
        )}
      </Log>
    </Dialog>
  );
}

function createRow(delivery: Delivery, text: WebhooksText): TableRow {
  const { type, createdAt, status, document, milliseconds, attempts, nextTryAt } = delivery;
  const [kind, verb] = splitEventType(type);
  const next = nextTryAt !== null && attempts > 0 ? formatMoment(new Date(nextTryAt)) : null;
  return [
    formatMoment(new Date(createdAt)),
    `${text.kinds[kind]}: ${text.verbs[verb]}`,
    document,
    status === "pending" && attempts > 0 ? text.retrying : text.statuses[status],
    milliseconds === null ? null : text.milliseconds(milliseconds),
    attempts,
    next,
    delivery,
  ];
}

function readRowDelivery(row: TableRow): Delivery {
  return row.at(-1) as Delivery; // added by createRow
}

function createColumns(text: WebhooksText): TableColumn[] {
  const tones = {
    [text.statuses.delivered]: "ok",
    [text.statuses.failed]: "bad",
    [text.retrying]: "warn",
  } as const;
  return (["time", "type", "document", "status", "duration", "attempts", "next"] as const).map(
    (id, index) => ({
      id,
      label: text.columns[id],
      kind: id === "status" ? "tag" : id === "attempts" ? "number" : "text",
      value: (row) => row[index] as string | number | null, // added by createRow
      isSortable: false,
      ...(id === "status" && { tones }),
      ...((id === "time" || id === "next") && { gives: "never" as const }),
    }),
  );
}

const Log = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--vb-space-3);
  min-width: 0;
  .vb-log-bar {
    display: flex;
    flex-wrap: wrap;
    gap: var(--vb-space-3);
    align-items: end;
  }
`;

const PAGE_SIZE = 100;
const DELIVERY_STATUSES = ["delivered", "pending", "failed"] as const;
