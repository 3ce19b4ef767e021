import { brokenForm, signInRules } from "@vanbook/sdk/rules";
import { Banner, Button, IconButton, lazyPart, Select, Skeleton, TextField } from "@vanbook/widgets";
import { type FormEvent, Suspense, useRef, useState } from "react";
import { styled } from "styled-components";
import { useText } from "../text/use-text.ts";
import type { Companies } from "./use-companies.ts";
import { useSignIn } from "./use-sign-in.ts";

export function LoginForm({ companies }: { companies: Companies }) {
  const { signIn: text } = useText();
  const form = useRef<HTMLFormElement>(null);
  const [username, setUsername] = useState("");
  const [password, setPassword] = useState("");
  const [isShown, setShown] = useState(false);
  const [missing, setMissing] = useState<string | null>(null);
  /** Login was pressed before the companies were loaded; sign-in continues when they are. */
  const [isWaiting, setWaiting] = useState(false);
  const { signIn, pending, failure, step, setStep, arrive, startOver } = useSignIn();

  function submit(event: FormEvent) {
    event.preventDefault();
    void trySignIn();
  }

  async function trySignIn() {
    const brokenRule = brokenForm(signInRules, { Username: username, Password: password });
    const company = brokenRule ? null : await waitForCompany();
    setMissing(brokenRule ?? (company === null ? text.companyRequired : null));
    if (brokenRule) {
      const first = username.trim() ? "password" : "username";
      return form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
    }
    if (company === null) {
      return form.current?.querySelector<HTMLElement>("[aria-haspopup=listbox]")?.focus();
    }
    const credentials = { CompanyID: company, Username: username.trim(), Password: password };
    if (await signIn(credentials)) return;
    const field = form.current?.querySelector<HTMLInputElement>("[name=password]");
    field?.focus();
    field?.select();
  }

  async function waitForCompany() {
    if (!companies.loading) return companies.chosen;
    setWaiting(true);
    const company = await companies.chosenWhenLoaded();
    setWaiting(false);
    return company;
  }

  // Few users have a step after the password, so its code is loaded on demand.
  if (step)
    return (
      <Suspense fallback={<Skeleton />}>
        <SignInSteps
          step={step}
          onStep={setStep}
          onDone={arrive}
          onOver={(words) => {
            setPassword("");
            startOver(words);
          }}
        />
      </Suspense>
    );
  const message = missing ?? failure;
  return (
    <Root className="app-login-form" ref={form} noValidate onSubmit={submit}>
      {message && <Banner tone="error" title={message} />}
      {companies.failed && (
        <Banner tone="error" title={text.companiesFailed} onRetry={() => void companies.retry()} />
      )}
      <Select
        label={text.company}
        placeholder={companies.loading ? text.loadingCompanies : text.chooseCompany}
        // Before the companies are loaded, the open list would be empty.
        isDisabled={companies.loading}
        options={companies.options}
        value={companies.chosen === null ? null : String(companies.chosen)}
        onChange={companies.choose}
      />
      <TextField
        label={text.username}
        name="username"
        autoComplete="username"
        spellCheck="false"
        autoFocus
        value={username}
        onChange={setUsername}
      />
      <TextField
        label={text.password}
        name="password"
        type={isShown ? "text" : "password"}
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        suffix={
          <IconButton
            icon={isShown ? "eyeOff" : "eye"}
            label={isShown ? text.hidePassword : text.showPassword}
            aria-pressed={isShown}
            onPress={() => setShown(!isShown)}
          />
        }
      />
      <Button type="submit" variant="primary" pendingLabel={(pending || isWaiting) && text.loggingIn}>
        {text.login}
      </Button>
    </Root>
  );
}

const SignInSteps = lazyPart(() => import("./SignInSteps.tsx").then((part) => part.SignInSteps));

const Root = styled.form`
  display: grid;
  gap: var(--vb-space-3);
  .vb-button-primary {
    margin-top: var(--vb-space-2);
  }
`;
