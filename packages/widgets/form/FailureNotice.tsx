import { Banner, type BannerProps } from "../parts/Banner.tsx";
import { Button } from "../parts/Button.tsx";
import { useMastersText } from "../text/use-masters-text.ts";
import type { Failure } from "./failure.ts";

export interface FailureNoticeProps extends Pick<BannerProps, "onRetry" | "onDismiss"> {
  failure: Failure;
  /** Loads what someone else has changed; undefined if there is nothing to load. */
  onLoadAgain: (() => void) | undefined;
}

/** Why a request failed, and how to continue if someone else changed the record first. */
export function FailureNotice({
  failure: { isOutdated, ...failure },
  onLoadAgain,
  ...actions
}: FailureNoticeProps) {
  const { master: text } = useMastersText();
  return (
    <Banner {...failure} {...actions} tone={isOutdated ? "warn" : "error"}>
      {isOutdated && onLoadAgain && (
        <Button icon="refresh" onPress={onLoadAgain}>
          {text.loadAgain}
        </Button>
      )}
    </Banner>
  );
}
