import { useQuery } from "@tanstack/react-query";
import { styled } from "styled-components";
import { useVanbook } from "../provider/use-vanbook.ts";

/** Whose trip it is: name and role. What it can't read is left out; the trip itself says why. */
export function TripHead({ UserId }: { UserId: number }) {
  const client = useVanbook();
  const { data } = useQuery({
    queryKey: ["profile.get", UserId],
    queryFn: ({ signal }) => client.profile.get({ UserId }, { signal }),
  });
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
  margin: 0;
`;
