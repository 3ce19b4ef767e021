import { isVanbookError } from "@vanbook/sdk";
import type { ReactNode } from "react";
import { Button } from "../parts/Button.tsx";
import { Card } from "../parts/Card.tsx";
import { Skeleton } from "../parts/Skeleton.tsx";
import { dashboardText } from "../../sdk/generated/text/en-IN/dashboard.ts";
import { useText, useTextOf } from "../text/use-text.ts";
import { describeFailure } from "../../sdk/text/say-in.ts";
import { Part } from "./DashboardPart.styles.ts";
import type { DashboardData } from "./use-dashboard-data.ts";

export interface DashboardPartProps<Data> {
  title: string;
  of: DashboardData<Data>;
  actions?: ReactNode;
  className?: string;
  /** 'Error fetching data' by default. */
  failed?: string;
  children: (data: Data) => ReactNode;
}

export function DashboardPart<Data>({
  title,
  of: { watch, data, error, isFetching, retry },
  actions,
  className = "",
  failed,
  children,
}: DashboardPartProps<Data>) {
  const all = useText();
  const text = useTextOf("dashboard", dashboardText);
  return (
    <Part ref={watch} className={`vb-part ${className}`}>
      <Card title={title} actions={actions} className="vb-part-card">
        {data !== undefined ? children(data) : !error && <Waiting />}
        {error && (
          <p className="vb-figure-failed" role="alert">
            {isVanbookError(error, "TOKEN_UNAVAILABLE")
              ? describeFailure(error, all)
              : (failed ?? text.failed)}
            <Button isDisabled={isFetching} aria-label={text.retry(title)} onPress={retry}>
              {text.retryShort}
            </Button>
          </p>
        )}
      </Card>
    </Part>
  );
}

function Waiting() {
  return (
    <div className="vb-figure-waiting" aria-busy="true">
      <Skeleton width="9em" height="1.6em" />
      <Skeleton height="0.4em" />
      <Skeleton width="12em" />
    </div>
  );
}
