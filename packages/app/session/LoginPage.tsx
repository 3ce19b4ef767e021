import { Skeleton } from "@vanbook/widgets";
import { lazy, Suspense } from "react";
import { Link } from "react-router";
import { useText } from "../text/use-text.ts";
import { useArrival, VisitorsOnly } from "./guards.tsx";
import { LoginForm } from "./LoginForm.tsx";
import { useCompanies } from "./use-companies.ts";

const SetUpForm = lazy(() => import("./SetUpForm.tsx").then(({ SetUpForm: form }) => ({ default: form })));

/** The sign-in page; who is signed in already goes on to their page. Where there is no company yet, the first one is made here. */
export function LoginPage() {
  const text = useText();
  const { expired = false } = useArrival();
  const companies = useCompanies();
  return (
    <VisitorsOnly>
      <main className="app-login" tabIndex={-1}>
        <section className="vb-card app-login-card" data-wide={companies.isNone || undefined}>
          <header>
            <img src="/favicon.svg" alt="" width="36" height="36" />
            <h1>{text.product}</h1>
          </header>
          {expired && (
            <p className="app-login-ended" role="status">
              {text.signIn.ended}
            </p>
          )}
          {companies.isNone ? (
            <Suspense fallback={<Skeleton />}>
              <SetUpForm onTaken={() => void companies.retry()} />
            </Suspense>
          ) : (
            <LoginForm companies={companies} />
          )}
          <Link className="app-login-version" to="/Versionlog">
            {text.versionLabel}
          </Link>
        </section>
      </main>
    </VisitorsOnly>
  );
}
