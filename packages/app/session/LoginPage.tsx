import { Banner, lazyPart, ProgressLine, Skeleton } from "@vanbook/widgets";
import { Suspense, type ReactNode } from "react";
import { Link } from "react-router";
import { styled } from "styled-components";
import { PRODUCT_VERSION } from "../../sdk/format/documented-numbers.ts";
import { useText } from "../text/use-text.ts";
import { VisitorsOnly } from "./guards.tsx";
import { login } from "./Login.styles.ts";
import { LoginForm } from "./LoginForm.tsx";
import { SignInCard } from "./SignInCard.tsx";
import { useCompanies } from "./use-companies.ts";

const SetUpForm = lazyPart(() => import("./SetUpForm.tsx").then((part) => part.SetUpForm));

/**
 * The sign-in page. A signed-in user is sent on to their page. If there is no company yet, the
 * first one is created here.
 */
export function LoginPage() {
  const text = useText();
  const companies = useCompanies();
  return (
    <VisitorsOnly
      waiting={
        <Frame>
          <ProgressLine label={text.loading} />
        </Frame>
      }
    >
      <Frame isWide={companies.isNone}>
        {companies.isDemo && <Banner tone="info" title={text.signIn.demo} detail={text.signIn.demoDetail} />}
        {companies.isNone ? (
          <Suspense fallback={<Skeleton />}>
            <SetUpForm onTaken={() => void companies.retry()} />
          </Suspense>
        ) : (
          <LoginForm companies={companies} />
        )}
        <Link className="app-login-version" to="/Versionlog">
          {text.versions.version(PRODUCT_VERSION)}
        </Link>
      </Frame>
    </VisitorsOnly>
  );
}

function Frame({ isWide, children }: { isWide?: boolean; children: ReactNode }) {
  return (
    <Page className="app-login" tabIndex={-1}>
      <SignInCard isWide={isWide}>{children}</SignInCard>
    </Page>
  );
}

const Page = styled.main`
  ${login}
  .app-login-version {
    justify-self: center;
    color: var(--vb-ink-3);
    font-size: var(--vb-text-s);
  }
`;
