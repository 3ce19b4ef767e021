import type { ReactNode } from "react";
import { useText } from "../text/use-text.ts";
import { Button } from "./Button.tsx";
import { Icon } from "./Icon.tsx";
import { IconButton } from "./IconButton.tsx";

export interface BannerProps {
  tone?: "error" | "warn" | "info";
  /** What happened. */
  title: ReactNode;
  /** More about it: what the server said. */
  detail?: ReactNode;
  /** For those who look it up in the server's log. */
  requestId?: string | undefined;
  onRetry?: (() => void) | undefined;
  onDismiss?: (() => void) | undefined;
  /** What else can be done: a button. */
  children?: ReactNode;
}

/** Says in its place what failed or deserves attention, and offers what can be done. */
export function Banner({
  tone = "error",
  title,
  detail,
  requestId,
  onRetry,
  onDismiss,
  children,
}: BannerProps) {
  const text = useText();
  return (
    <div className={`vb-banner vb-banner-${tone}`} role={tone === "error" ? "alert" : "status"}>
      <Icon name={tone === "info" ? "info" : "warn"} />
      <div className="vb-banner-words">
        <strong>{title}</strong>
        {detail && <span>{detail}</span>}
        {requestId && <span className="vb-banner-id">{text.requestId(requestId)}</span>}
      </div>
      {onRetry && (
        <Button icon="refresh" onPress={onRetry}>
          {text.retry}
        </Button>
      )}
      {children}
      {onDismiss && <IconButton icon="close" label={text.report.dismiss} onPress={onDismiss} />}
    </div>
  );
}
