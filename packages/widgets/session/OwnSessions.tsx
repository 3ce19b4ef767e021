import { useRead } from "../form/use-read.ts";
import { messageOf } from "../../sdk/text/say-in.ts";
import type { Schema } from "@vanbook/sdk";
import type { ReactNode } from "react";
import { moment } from "../../sdk/format/wall-time.ts";
import { ActionLines } from "../parts/ActionLines.styles.ts";
import { Banner } from "../parts/Banner.tsx";
import { Button } from "../parts/Button.tsx";
import { Skeleton } from "../parts/Skeleton.tsx";
import { Tag } from "../parts/Tag.tsx";
import { useToast } from "../parts/toast/Toast.tsx";
import { useSingleMutation } from "../provider/use-single-mutation.ts";
import { useMastersText } from "../text/use-masters-text.ts";
import { AccountCard } from "./Account.styles.ts";
import { deviceWords } from "./device-words.ts";

/**
 * Lists the browsers that a user is signed in with. Each of the others can be ended.
 * @widget Users and company
 * @element none: as SecondFactor
 * @title Where you are signed in
 */
export function OwnSessions() {
  const { account: text } = useMastersText();
  const toast = useToast();
  const { data, error, refetch } = useRead({ operation: "sessions.list" });
  const ended = useSingleMutation({
    request: (client, id: number | "others") =>
      id === "others" ? client.sessions.endOthers() : client.sessions.end({ sessionId: id }),
    invalidates: KEY,
    onDone: () => {
      toast(text.ended);
    },
    onFailed: (problem) => toast(messageOf(problem), "error"),
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
                aria-label={`${text.end} ${deviceWords(session, text)}`}
                pendingLabel={ended.sent === session.id && text.ending}
                onPress={() => ended.mutate(session.id)}
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
            pendingLabel={ended.sent === "others" && text.ending}
            onPress={() => ended.mutate("others")}
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
        <strong>{deviceWords(session, text)}</strong>
        <span className="vb-description">
          {[address, place].filter(Boolean).join(", ")}
          {". "}
          {text.used(moment(new Date(since)), moment(new Date(lastSeen)))}
        </span>
      </span>
      {children}
    </li>
  );
}

const KEY = ["sessions.list"];
