import { Banner } from "@vanbook/widgets";
import { useServices } from "../session/session-context.ts";
import { useText } from "../text/use-text.ts";
import { Main } from "./Frame.styles.ts";

export function FailedStart() {
  const text = useText();
  const { session } = useServices();
  return (
    <Main className="app-main" tabIndex={-1}>
      <Banner tone="error" title={text.fetchFailed} onRetry={() => void session.load()} />
    </Main>
  );
}
