import { useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { useRead } from "../form/use-read.ts";
import { formatMoment } from "../../sdk/format/wall-time.ts";
import { Banner } from "../parts/Banner.tsx";
import { Button } from "../parts/Button.tsx";
import { useSingleMutation } from "../provider/use-single-mutation.ts";
import { useMastersText } from "../text/use-masters-text.ts";
import { describeDevice } from "./device-words.ts";

export interface SignInNoticesProps {
  /** Further actions, such as a link to the sessions. */
  children?: ReactNode;
}

/**
 * Reports sign-ins from an unknown browser. A user who recognises the sign-in closes the notice.
 * @widget Users and company
 * @element none: for the reason given at SecondFactor
 * @title New sign-ins
 */
export function SignInNotices({ children }: SignInNoticesProps) {
  const { account: text } = useMastersText();
  const cache = useQueryClient();
  const { data } = useRead({ operation: "sessions.notices" });
  const notices = data?.data ?? [];
  const seeMutation = useSingleMutation({
    request: (client) => client.sessions.seeNotices({ seen: notices.map(({ id }) => id) }),
    onDone: () => void cache.invalidateQueries({ queryKey: QUERY_KEY }),
    onFailed: () => void cache.invalidateQueries({ queryKey: QUERY_KEY }),
  });
  if (notices.length === 0) return null;
  const words = notices.map((notice) =>
    [describeDevice(notice, text), notice.address, notice.place, formatMoment(new Date(notice.at))]
      .filter(Boolean)
      .join(", "),
  );
  return (
    <Notice className="vb-sign-in-notice">
      <Banner tone="warn" title={text.newSignIn} detail={`${words.join("; ")}. ${text.wasItYou}`}>
        {children}
        <Button
          pendingLabel={seeMutation.sent !== undefined && text.noting}
          onPress={() => seeMutation.mutate(undefined)}
        >
          {text.itWasMe}
        </Button>
      </Banner>
    </Notice>
  );
}

const Notice = styled.div`
  margin-bottom: var(--vb-space-3);
`;

const QUERY_KEY = ["sessions.notices"];
