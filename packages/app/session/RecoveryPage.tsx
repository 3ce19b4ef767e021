import { useQuery } from "@tanstack/react-query";
import { isVanbookError } from "@vanbook/sdk";
import { Banner, ProgressLine } from "@vanbook/widgets";
import { useState } from "react";
import { Link, useLocation } from "react-router";
import { styled } from "styled-components";
import { recoveryText as text } from "../generated/text/en-IN/recovery.ts";
import { login, stepForms } from "./Login.styles.ts";
import { NewPasswordForm } from "./NewPasswordForm.tsx";
import { useServices } from "./session-context.ts";
import { SignInCard } from "./SignInCard.tsx";

/** /Recover: sets a password by an administrator's link. No server log has the secret after `#`. */
export function RecoveryPage() {
  const { vanbook } = useServices();
  const secret = useLocation().hash.slice(1);
  const [isDone, setIsDone] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: ["recovery.open", secret],
    queryFn: ({ signal }) => vanbook.recovery.open({ Link: secret }, { signal }),
    retry: false,
    // A link is invalid once used; fetching again would show that under the success message.
    staleTime: Infinity,
    gcTime: 0,
  });
  const refusal = isVanbookError(error) && error.status !== null ? error.message : text.unreachable;
  return (
    <Page className="app-login" tabIndex={-1}>
      <SignInCard>
        <h2>{text.title}</h2>
        {!data && !error && <ProgressLine label={text.checking} />}
        {error && <Banner tone="error" title={refusal} onRetry={retryOf(error, () => void refetch())} />}
        {isDone && <Banner tone="info" title={text.done} />}
        {data && !isDone && (
          <>
            <p>{text.who(data.Name, data.UserName, data.CompanyName)}</p>
            <RecoveryForm secret={secret} onDone={() => setIsDone(true)} />
          </>
        )}
        <Link to="/">{text.toLogin}</Link>
      </SignInCard>
    </Page>
  );
}

function RecoveryForm({ secret, onDone }: { secret: string; onDone: () => void }) {
  const { vanbook } = useServices();
  const [failure, setFailure] = useState<string | null>(null);
  const [isPending, setIsPending] = useState(false);

  async function change(NewPassword: string) {
    setFailure(null);
    setIsPending(true);
    const refusal = await vanbook.recovery.use({ Link: secret, NewPassword }).then(
      () => null,
      (problem: unknown) =>
        isVanbookError(problem) && problem.status !== null
          ? (problem.fields[0]?.message ?? problem.message)
          : text.unreachable,
    );
    setIsPending(false);
    if (refusal === null) onDone();
    else setFailure(refusal);
    return refusal === null;
  }

  return (
    <NewPasswordForm
      failure={failure}
      button={text.submit}
      pendingLabel={isPending && text.submitting}
      onPassword={change}
    />
  );
}

/** An invalid link stays invalid; a server that was unreachable may be back. */
function retryOf(error: Error, retry: () => void) {
  return isVanbookError(error, "LINK_INVALID") ? undefined : retry;
}

const Page = styled.main`
  ${login}
  ${stepForms}
`;
