import { Link } from "react-router";
import { useText } from "../text/use-text.ts";
import { versionLog } from "./version-log.ts";

/** /versionlogpage, inside the shell. */
export function VersionLogPage() {
  const { versions: text } = useText();
  return (
    <article className="vb-card app-versions">
      <h1>{text.title}</h1>
      <p>{text.lead}</p>
      {versionLog.map(({ version, features }) => (
        <section key={version}>
          <h2>{text.version(version)}</h2>
          <ul>
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        </section>
      ))}
    </article>
  );
}

/** /Versionlog, which anybody may read. */
export function PublicVersionLogPage() {
  const { versions: text } = useText();
  return (
    <main className="app-main app-public" tabIndex={-1}>
      <Link className="app-back" to="/">
        {text.backToLogin}
      </Link>
      <VersionLogPage />
    </main>
  );
}
