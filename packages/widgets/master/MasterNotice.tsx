import { FailureNotice } from "../form/FailureNotice.tsx";
import { Banner } from "../parts/Banner.tsx";
import { useMastersText } from "../text/use-masters-text.ts";
import { useMasterModel } from "./master-context.ts";

/**
 * Says why the last request was refused. If someone else changed the record first, also says how to
 * continue and what was changed.
 */
export function MasterNotice() {
  const { failure, changedMeanwhile, record, dismiss, loadAgain } = useMasterModel();
  const { master: text } = useMastersText();
  if (failure)
    return (
      <FailureNotice
        failure={failure}
        onLoadAgain={record && loadAgain}
        onDismiss={failure.isOutdated ? undefined : dismiss}
      />
    );
  if (changedMeanwhile.length === 0) return null;
  return <Banner tone="info" title={text.changedMeanwhile(changedMeanwhile.join(", "))} />;
}
