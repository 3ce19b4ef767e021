import { createVanbook } from "@vanbook/sdk";
import { useState } from "react";
import { CodeTabs } from "../partners/CodeTabs.tsx";
import { CodeBox } from "../partners/Partners.styles.ts";
import type { ChosenTerms, EmbedChoice } from "../partners/embed-choice.ts";
import { htmlCode, reactCode, serverCode, type EmbedCodeInput } from "../partners/embed-code.ts";
import { embedText } from "../../sdk/generated/text/en-IN/partners/embed.ts";
import { VanbookProvider } from "../VanbookProvider.tsx";
import type { ShownWidget, Values } from "./shown-widget.ts";

interface PageCodeProps {
  widget: ShownWidget;
  args: Values;
  choice: EmbedChoice;
  terms: ChosenTerms;
  given: readonly (readonly [name: string, value: string])[];
}

/** The code for the preview above it, printed by the wizard's code printer. */
export function PageCode({ widget, args, choice, terms, given }: PageCodeProps) {
  const [client] = useState(() => createVanbook({ baseUrl: "", auth: { kind: "session" } }));
  const { name, title, embedName, rows } = widget;
  const isEmbedded = embedName !== undefined;
  const required = rows.filter(({ isRequired }) => isRequired);
  // Elements have no required callbacks; they accept attributes that the component has no property for.
  const missing = required.filter((row) => !given.some(([param]) => param === row.name));
  const ofComponent = [
    ...given.filter(([param]) => rows.some((row) => row.name === param)),
    ...missing.flatMap((row) => givenOf(row.name, args[row.name])),
  ];
  const input: EmbedCodeInput = {
    choice,
    terms,
    given,
    title,
    component: name,
    server: "https://your-vanbook",
    handlers: required.filter(({ type }) => type.includes("=>")).map((row) => row.name),
    auth: isEmbedded ? "token" : "session",
  };
  const { pages, servers } = embedText;
  const react = { id: "react", label: pages.react, code: reactCode({ ...input, given: ofComponent }) };
  return (
    <VanbookProvider client={client} scheme="inherit" className="manual-code">
      <CodeBox className="vb-embed-code">
        <h3>On the page</h3>
        <CodeTabs
          label="On the page"
          codes={isEmbedded ? [{ id: "html", label: pages.html, code: htmlCode(input) }, react] : [react]}
          note={choice.isolation === "shadow" ? embedText.shadowInReact : undefined}
        />
        {isEmbedded && (
          <>
            <h3>On your server</h3>
            <CodeTabs
              label="On your server"
              codes={SERVERS.map((id) => ({ id, label: servers[id], code: serverCode(id, input) }))}
            />
          </>
        )}
      </CodeBox>
    </VanbookProvider>
  );
}

function givenOf(name: string, value: unknown): [string, string][] {
  return value === undefined || typeof value === "function" ? [] : [[name, String(value)]];
}

const SERVERS = ["express", "koa", "next", "hono"] as const;
