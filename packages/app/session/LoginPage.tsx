import { Link } from "react-router";
import { useText } from "../text/use-text.ts";
import { useArrival, VisitorsOnly } from "./guards.tsx";
import { LoginForm } from "./LoginForm.tsx";

/** The sign-in page; who is signed in already goes on to their page. */
export function LoginPage() {
  const text = useText();
  const { expired = false } = useArrival();
  return (
    <VisitorsOnly>
      <main className="app-login" tabIndex={-1}>
        <section className="vb-card app-login-card">
          <header>
            <img src="/favicon.svg" alt="" width="36" height="36" />
            <h1>{text.product}</h1>
          </header>
          {expired && (
            <p className="app-login-ended" role="status">
              {text.signIn.ended}
            </p>
          )}
          <LoginForm />
          <Link className="app-login-version" to="/Versionlog">
            {text.versionLabel}
          </Link>
        </section>
      </main>
    </VisitorsOnly>
  );
}
