import { Banner } from "../parts/Banner.tsx";
import { Button } from "../parts/Button.tsx";
import { useMastersText } from "../text/use-masters-text.ts";
import { useMasterModel } from "./master-context.ts";

/**
 * Why the last request was refused, how to continue if someone else changed the record first, and what they
 * changed.
 */
export function MasterNotice() {
  const { failure, changedMeanwhile, record, dismiss, loadAgain } = useMasterModel();
  const { master: text } = useMastersText();
  if (failure)
    return (
      <Banner
        tone={failure.isOutdated ? "warn" : "error"}
        title={failure.title}
        detail={failure.detail}
        requestId={failure.requestId}
        onDismiss={failure.isOutdated ? undefined : dismiss}
      >
        {failure.isOutdated && record && (
          <Button icon="refresh" onPress={loadAgain}>
            {text.loadAgain}
          </Button>
        )}
      </Banner>
    );
  if (changedMeanwhile.length === 0) return null;
  return <Banner tone="info" title={text.changedMeanwhile(changedMeanwhile.join(", "))} />;
}
