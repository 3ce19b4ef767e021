import { useQuery } from "@tanstack/react-query";
import { styled } from "styled-components";
import { Banner } from "../parts/Banner.tsx";
import { Card } from "../parts/Card.tsx";
import { Skeleton } from "../parts/Skeleton.tsx";
import { useVanbook } from "../provider/use-vanbook.ts";
import { mastersEnIN } from "../../sdk/text/en-IN/masters.ts";
import { useText, useTextOf } from "../text/use-text.ts";
import { PageTitle } from "./PageTitle.styles.ts";

export interface ProfileProps {
  /** The user whose profile is shown; the server refuses users outside the caller's scope. */
  userId: number;
}

/**
 * Shows a user's own name, address and role. Nothing is changed here.
 * @widget Users and company
 * @element none: is the signed-in user's own; behind a token nobody is signed in
 * @title Profile
 */
export function Profile({ userId }: ProfileProps) {
  const { notAvailable } = useText();
  const { profile: text } = useTextOf("masters", mastersEnIN).session;
  const client = useVanbook();
  const { data, error, refetch } = useQuery({
    queryKey: ["profile.get", userId],
    queryFn: ({ signal }) => client.profile.get({ UserId: userId }, { signal }),
  });
  const user = data?.[0];
  const fields: readonly (readonly [string, string | null | undefined])[] = [
    [text.name, user?.Name],
    [text.username, user?.UserName],
    [text.address1, user?.Address1],
    [text.address2, user?.Address2],
    [text.address3, user?.Address3],
    [text.mobile, user?.Mobile],
    [text.email, user?.Email],
    [text.role, user?.RoleName],
  ];

  return (
    <>
      <PageTitle className="vb-page-title">{text.title}</PageTitle>
      {error ? (
        <Banner title={text.failed} error={error} onRetry={() => void refetch()} />
      ) : (
        <Root className="vb-profile">
          <dl>
            {fields.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{user ? value || notAvailable : <Skeleton width="60%" />}</dd>
              </div>
            ))}
          </dl>
        </Root>
      )}
    </>
  );
}

const Root = styled(Card)`
  max-width: calc(var(--vb-control) * 22);
  padding: var(--vb-space-2) var(--vb-space-4);
  dl > div {
    display: grid;
    grid-template-columns: calc(var(--vb-control) * 5) 1fr;
    gap: var(--vb-space-3);
    align-items: center;
    min-height: calc(var(--vb-row) + var(--vb-space-1));
    border-top: var(--vb-hairline) solid var(--vb-line);
  }
  dl > div:first-child {
    border-top: 0;
  }
  dt {
    color: var(--vb-ink-3);
  }
  dd {
    overflow-wrap: anywhere;
  }
  @media (max-width: 640px) {
    dl > div {
      grid-template-columns: 1fr;
      gap: 0;
      padding: var(--vb-space-2) 0;
    }
  }
`;
