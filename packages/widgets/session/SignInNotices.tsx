import { useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { useRead } from "../form/use-read.ts";
import { moment } from "../../sdk/format/wall-time.ts";
import { Banner } from "../parts/Banner.tsx";
import { Button } from "../parts/Button.tsx";
import { useSingleMutation } from "../provider/use-single-mutation.ts";
import { useMastersText } from "../text/use-masters-text.ts";
import { deviceWords } from "./device-words.ts";

export interface SignInNoticesProps {
  /** Further actions, such as a link to the sessions. */
  children?: ReactNode;
}

/**
 * Tells of sign-ins from a browser that was not known. A user who signed in there closes the notice.
 * @widget Users and company
 * @element none: as SecondFactor
 * @title New sign-ins
 */
export function SignInNotices({ children }: SignInNoticesProps) {
  const { account: text } = useMastersText();
  const cache = useQueryClient();
  const { data } = useRead({ operation: "sessions.notices" });
  const notices = data?.data ?? [];
  const seen = useSingleMutation({
    request: (client) => client.sessions.seeNotices({ seen: notices.map(({ id }) => id) }),
    onDone: () => void cache.invalidateQueries({ queryKey: KEY }),
    onFailed: () => void cache.invalidateQueries({ queryKey: KEY }),
  });
  if (notices.length === 0) return null;
  const words = notices.map((notice) =>
    [deviceWords(notice, text), notice.address, notice.place, moment(new Date(notice.at))]
      .filter(Boolean)
      .join(", "),
  );
  return (
    <Notice className="vb-sign-in-notice">
      <Banner tone="warn" title={text.newSignIn} detail={`${words.join("; ")}. ${text.wasItYou}`}>
        {children}
        <Button pendingLabel={seen.sent !== undefined && text.noting} onPress={() => seen.mutate(undefined)}>
          {text.itWasMe}
        </Button>
      </Banner>
    </Notice>
  );
}

const Notice = styled.div`
  margin-bottom: var(--vb-space-3);
`;

const KEY = ["sessions.notices"];
