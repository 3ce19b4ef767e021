import { useRead } from "../form/use-read.ts";
import { getFailureMessage } from "../../sdk/text/say-in.ts";
import type { Schema } from "@vanbook/sdk";
import type { ReactNode } from "react";
import { formatMoment } from "../../sdk/format/wall-time.ts";
import { ActionLines } from "../parts/ActionLines.styles.ts";
import { Banner } from "../parts/Banner.tsx";
import { Button } from "../parts/Button.tsx";
import { Skeleton } from "../parts/Skeleton.tsx";
import { Tag } from "../parts/Tag.tsx";
import { useToast } from "../parts/toast/Toast.tsx";
import { useSingleMutation } from "../provider/use-single-mutation.ts";
import { useMastersText } from "../text/use-masters-text.ts";
import { AccountCard } from "./Account.styles.ts";
import { describeDevice } from "./device-words.ts";

/**
 * Lists the browsers in which a user is signed in. The user can end each session except the current
 * one.
 * @widget Users and company
 * @element none: for the reason given at SecondFactor
 * @title Where you are signed in
 */
export function OwnSessions() {
  const { account: text } = useMastersText();
  const toast = useToast();
  const { data, error, refetch } = useRead({ operation: "sessions.list" });
  const endMutation = useSingleMutation({
    request: (client, id: number | "others") =>
      id === "others" ? client.sessions.endOthers() : client.sessions.end({ sessionId: id }),
    invalidates: QUERY_KEY,
    onDone: () => {
      toast(text.ended);
    },
    onFailed: (problem) => toast(getFailureMessage(problem), "error"),
  });
  const sessions = data?.data ?? [];
  return (
    <AccountCard title={text.sessions} className="vb-own-sessions">
      {error && <Banner title={text.sessionsFailed} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton width="60%" />}
      <ActionLines>
        {sessions.map((session) => (
          <SessionLine key={session.id} session={session}>
            {session.isCurrent ? (
              <Tag tone="ok">{text.thisOne}</Tag>
            ) : (
              <Button
                aria-label={`${text.end} ${describeDevice(session, text)}`}
                pendingLabel={endMutation.sent === session.id && text.ending}
                onPress={() => endMutation.mutate(session.id)}
              >
                {text.end}
              </Button>
            )}
          </SessionLine>
        ))}
      </ActionLines>
      {sessions.length > 1 && (
        <div className="vb-account-buttons">
          <Button
            variant="danger"
            pendingLabel={endMutation.sent === "others" && text.ending}
            onPress={() => endMutation.mutate("others")}
          >
            {text.endOthers}
          </Button>
        </div>
      )}
    </AccountCard>
  );
}

function SessionLine({ session, children }: { session: Schema<"OwnSession">; children: ReactNode }) {
  const { account: text } = useMastersText();
  const { address, place, since, lastSeen } = session;
  return (
    <li>
      <span className="vb-line-words">
        <strong>{describeDevice(session, text)}</strong>
        <span className="vb-description">
          {[address, place].filter(Boolean).join(", ")}
          {". "}
          {text.used(formatMoment(new Date(since)), formatMoment(new Date(lastSeen)))}
        </span>
      </span>
      {children}
    </li>
  );
}

const QUERY_KEY = ["sessions.list"];
