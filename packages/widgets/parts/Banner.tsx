import type { Message } from "@vanbook/sdk/rules";
import { isVanbookError } from "@vanbook/sdk";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { useText } from "../text/use-text.ts";
import { describeFailure, formatMessage } from "../../sdk/text/say-in.ts";
import { Button } from "./Button.tsx";
import { Icon } from "./Icon.tsx";
import { IconButton } from "./IconButton.tsx";

export interface BannerProps {
  tone?: "error" | "warn" | "info";
  /** What happened. */
  title: ReactNode | Message;
  /** Details below the title. */
  detail?: ReactNode | Message;
  /** Shown in the user's language with its request id, unless `detail` or `requestId` is given. */
  error?: Error | null | undefined;
  /** Id for finding the request in the server's log. */
  requestId?: string | undefined;
  onRetry?: (() => void) | undefined;
  onDismiss?: (() => void) | undefined;
  /** Buttons for what the user can do. */
  children?: ReactNode;
}

/** Says in place what failed or needs attention, and what the user can do. */
export function Banner({
  tone = "error",
  title,
  error,
  detail,
  requestId = isVanbookError(error) ? (error.requestId ?? undefined) : undefined,
  onRetry,
  onDismiss,
  children,
}: BannerProps) {
  const text = useText();
  const more = detail ?? (error && describeFailure(error, text));
  const renderPart = (part: ReactNode | Message): ReactNode =>
    typeof part === "string" || isMessage(part) ? formatMessage(text, part) : part;
  return (
    <Root className={`vb-banner vb-banner-${tone}`} role={tone === "error" ? "alert" : "status"}>
      <Icon name={tone === "info" ? "info" : "warn"} />
      <div className="vb-banner-words">
        <strong>{renderPart(title)}</strong>
        {more && <span>{renderPart(more)}</span>}
        {requestId && <span className="vb-banner-id">{text.requestId(requestId)}</span>}
      </div>
      {onRetry && (
        <Button icon="refresh" onPress={onRetry}>
          {text.retry}
        </Button>
      )}
      {children}
      {onDismiss && <IconButton icon="close" label={text.report.dismiss} onPress={onDismiss} />}
    </Root>
  );
}

function isMessage(part: ReactNode | Message): part is Message {
  return typeof part === "object" && part !== null && "message" in part;
}

const Root = styled.div`
  display: flex;
  align-items: flex-start;
  gap: var(--vb-space-3);
  padding: var(--vb-space-3);
  border-radius: var(--vb-radius);
  background: var(--vb-danger-soft);
  color: var(--vb-debit);
  & > .vb-icon {
    margin-top: 0.15em;
  }
  &.vb-banner-warn {
    background: var(--vb-warn-soft);
    color: var(--vb-warn);
  }
  &.vb-banner-info {
    background: var(--vb-brand-soft);
    color: var(--vb-brand-text);
  }
  .vb-banner-words {
    display: flex;
    flex: 1;
    flex-wrap: wrap;
    column-gap: var(--vb-space-3);
    min-width: 0;
    overflow-wrap: anywhere;
  }
  strong {
    font-weight: var(--vb-weight-medium);
  }
  .vb-banner-words > span {
    color: var(--vb-ink);
  }
  .vb-banner-words > .vb-banner-id {
    width: 100%;
    color: var(--vb-ink-2);
    font-size: var(--vb-text-s);
  }
  .vb-button {
    flex: none;
    color: var(--vb-ink);
  }
`;
