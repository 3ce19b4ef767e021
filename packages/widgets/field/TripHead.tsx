import { styled } from "styled-components";
import { useRead } from "../form/use-read.ts";

/**
 * Says whose trip it is: name and role. It is above the other parts of a trip's page.
 * @widget Field staff
 * @element none: says whose trips a screen is about: a line above a report
 * @title Trip head
 */
export function TripHead({ UserId }: { UserId: number }) {
  const { data } = useRead({ operation: "profile.get", args: { UserId } });
  const [user] = data ?? [];
  return (
    <Root className="vb-trip-head">
      <strong>{user?.Name}</strong> <span className="vb-dim">{user?.RoleName}</span>
    </Root>
  );
}

const Root = styled.p`
  display: flex;
  gap: var(--vb-space-2);
  min-height: 1.5em;
`;
