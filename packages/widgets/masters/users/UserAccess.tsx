import { styled } from "styled-components";
import { useRead } from "../../form/use-read.ts";
import { getFailureMessage } from "../../../sdk/text/say-in.ts";
import type { Answer, Schema } from "@vanbook/sdk";
import { useState } from "react";
import { formatMoment } from "../../../sdk/format/wall-time.ts";
import { MasterFrame } from "../../master/Master.styles.ts";
import { FormTitle } from "../../master/MasterForm.styles.ts";
import { ListSurface } from "../../master/MasterList.styles.ts";
import { ActionLines } from "../../parts/ActionLines.styles.ts";
import { Banner } from "../../parts/Banner.tsx";
import { EmptyState } from "../../parts/EmptyState.tsx";
import { ProgressLine } from "../../parts/ProgressLine.tsx";
import { SearchField } from "../../parts/SearchField.tsx";
import { Tag } from "../../parts/Tag.tsx";
import { useToast } from "../../parts/toast/Toast.tsx";
import { useSingleMutation } from "../../provider/use-single-mutation.ts";
import { useVanbook } from "../../provider/use-vanbook.ts";
import { useMastersText } from "../../text/use-masters-text.ts";
import { AccessButtons, type AccessStep } from "./AccessButtons.tsx";
import { RecoveryLink } from "./RecoveryLink.tsx";

export interface UserAccessProps {
  /** Heading level of the title; `false` if the host shows the title itself. */
  heading?: 1 | 2 | 3 | false;
  /** Address of the page that opens a recovery link; the link's secret is added after `#`. */
  linkPage: string;
  /** The signed-in administrator, who can't do this to their own account. */
  userId: number;
}

/**
 * Lists for administrators each user's sign-in methods and last sign-in. It makes recovery links,
 * ends sessions and removes second factors.
 * @widget Users and company
 * @element none: lets others sign in again: as UserCreation
 * @title Sign-in of Users
 */
export function UserAccess({ heading = 2, linkPage, userId }: UserAccessProps) {
  const { access: text } = useMastersText().account;
  const [search, setSearch] = useState("");
  const query = useRead({ operation: "userAccess.list" });
  const foundUsers = (query.data?.data ?? []).filter(({ Name, UserName }) =>
    `${Name} ${UserName}`.toLowerCase().includes(search.trim().toLowerCase()),
  );
  const Title = `h${heading || 2}` as const;
  return (
    <MasterFrame className="vb-master">
      {heading !== false && <Title className="vb-report-title">{text.title}</Title>}
      <AccessWork className="vb-access">
        <ListSurface className="vb-card vb-master-list" aria-label={text.title}>
          <FormTitle className="vb-form-title">{text.users}</FormTitle>
          <AccessSearch className="vb-access-search">
            <SearchField label={text.search} value={search} onChange={setSearch} />
          </AccessSearch>
          {query.isFetching && <ProgressLine label={text.loading} />}
          {query.error && (
            <Banner title={text.failed} error={query.error} onRetry={() => void query.refetch()} />
          )}
          {query.data && foundUsers.length === 0 && <EmptyState title={text.nobody} />}
          <ActionLines>
            {foundUsers.map((user) => (
              <UserLine key={user.UserId} user={user} isSelf={user.UserId === userId} linkPage={linkPage} />
            ))}
          </ActionLines>
        </ListSurface>
      </AccessWork>
    </MasterFrame>
  );
}

interface UserLineProps {
  user: Schema<"UserAccess">;
  isSelf: boolean;
  linkPage: string;
}

function UserLine({ user, isSelf, linkPage }: UserLineProps) {
  const { access: text } = useMastersText().account;
  const client = useVanbook();
  const toast = useToast();
  const [recoveryLink, setRecoveryLink] = useState<Answer<"userAccess.makeLink">>();
  const steps = {
    link: () => client.userAccess.makeLink({ userId: user.UserId }),
    sessions: () => client.userAccess.endSessions({ userId: user.UserId }),
    factor: () => client.userAccess.removeFactor({ userId: user.UserId }),
  };
  const mutation = useSingleMutation({
    request: async (_, step: AccessStep) => ({ step, answer: await steps[step]() }),
    invalidates: QUERY_KEY,
    onDone: ({ step, answer }) => {
      if ("link" in answer) setRecoveryLink(answer);
      else toast(step === "factor" ? text.factorGone : text.sessionsEnded, "ok", user.Name);
    },
    onFailed: (problem) => toast(getFailureMessage(problem), "error", user.Name),
  });
  const { hasFactor, needsFactor, mustChangePassword, lastSignIn } = user;
  return (
    <li>
      <span className="vb-line-words">
        <strong>{user.Name}</strong> ({user.UserName}), {user.RoleName}
        <span className="vb-description">
          {lastSignIn === null ? text.neverIn : text.lastIn(formatMoment(new Date(lastSignIn)))}{" "}
          {text.sessions(user.sessions)}
        </span>
      </span>
      <span className="vb-line-tags">
        {user.Active === 0 && <Tag tone="bad">{text.inactive}</Tag>}
        {mustChangePassword && <Tag tone="warn">{text.firstPassword}</Tag>}
        {hasFactor && <Tag tone="ok">{text.hasFactor}</Tag>}
        {!hasFactor && needsFactor && <Tag tone="warn">{text.needsFactor}</Tag>}
      </span>
      <AccessButtons user={user} isSelf={isSelf} running={mutation.sent} onStep={mutation.mutate} />
      {recoveryLink && (
        <RecoveryLink
          name={user.Name}
          address={`${linkPage}#${recoveryLink.link}`}
          until={formatMoment(new Date(recoveryLink.expiresAt))}
          onClose={() => setRecoveryLink(undefined)}
        />
      )}
    </li>
  );
}

const QUERY_KEY = ["userAccess.list"];

/** Limited so that lines stay readable. */
const AccessWork = styled.div`
  max-width: calc(var(--vb-control) * 28);
`;

const AccessSearch = styled.div`
  max-width: calc(var(--vb-control) * 12);
  padding: 0 var(--vb-space-3) var(--vb-space-3);
`;
