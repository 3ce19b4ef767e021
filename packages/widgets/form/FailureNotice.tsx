import { Banner, type BannerProps } from "../parts/Banner.tsx";
import { Button } from "../parts/Button.tsx";
import { useMastersText } from "../text/use-masters-text.ts";
import type { Failure } from "./failure.ts";

export interface FailureNoticeProps extends Pick<BannerProps, "onRetry" | "onDismiss"> {
  failure: Failure;
  /** Undefined if there is nothing to load. */
  onLoadAgain: (() => void) | undefined;
}

/** If someone else changed the record first, the notice also says how to continue. */
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
