import { Link } from "react-router";
import { Card } from "@vanbook/widgets";
import { styled } from "styled-components";
import { Main } from "../shell/Frame.styles.ts";
import { useText } from "../text/use-text.ts";
import { versionLog } from "./version-log.ts";

export function VersionLogPage() {
  const { versions: text } = useText();
  return (
    <Log className="app-versions">
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
    </Log>
  );
}

/** /Versionlog, which needs no sign-in. */
export function PublicVersionLogPage() {
  const { versions: text } = useText();
  return (
    <Page className="app-main app-public" tabIndex={-1}>
      <Link className="app-back" to="/">
        {text.backToLogin}
      </Link>
      <VersionLogPage />
    </Page>
  );
}

const Page = styled(Main)`
  display: grid;
  gap: var(--vb-space-3);
  justify-content: center;
  .app-back {
    color: var(--vb-brand-text);
    font-weight: var(--vb-weight-medium);
  }
`;

const Log = styled(Card)`
  max-width: calc(var(--vb-control) * 22);
  padding: var(--vb-space-5);
  h1 {
    font-size: var(--vb-text-xl);
    font-weight: var(--vb-weight-bold);
    letter-spacing: -0.015em;
  }
  & > p {
    color: var(--vb-ink-2);
  }
  h2 {
    margin: var(--vb-space-4) 0 var(--vb-space-1);
    font-size: var(--vb-text-m);
    font-weight: var(--vb-weight-bold);
  }
  ul {
    padding-inline-start: var(--vb-space-5);
  }
`;
