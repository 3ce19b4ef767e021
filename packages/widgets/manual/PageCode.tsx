import { createVanbook } from "@vanbook/sdk";
import { useState } from "react";
import { CodeTabs } from "../partners/CodeTabs.tsx";
import { CodeBox } from "../partners/Partners.styles.ts";
import type { ChosenTerms, EmbedChoice } from "../partners/embed-choice.ts";
import {
  writeHtmlCode,
  writeReactCode,
  writeServerCode,
  type EmbedCodeInput,
} from "../partners/embed-code.ts";
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

/**
 * Printed by the wizard's code printer from the preview's own arguments, so code and preview match.
 */
export function PageCode({ widget, args, choice, terms, given }: PageCodeProps) {
  const [client] = useState(() => createVanbook({ baseUrl: "", auth: { kind: "session" } }));
  const { name, title, embedName, rows } = widget;
  const isEmbedded = embedName !== undefined;
  const requiredRows = rows.filter(({ isRequired }) => isRequired);
  // Elements have no required callbacks. They also accept attributes for which the component has no
  // property.
  const missing = requiredRows.filter((row) => !given.some(([param]) => param === row.name));
  const ofComponent = [
    ...given.filter(([param]) => rows.some((row) => row.name === param)),
    ...missing.flatMap((row) => listGivenValues(row.name, args[row.name])),
  ];
  const input: EmbedCodeInput = {
    choice,
    terms,
    given,
    title,
    component: name,
    server: "https://your-vanbook",
    handlers: requiredRows.filter(({ type }) => type.includes("=>")).map((row) => row.name),
    auth: isEmbedded ? "token" : "session",
  };
  const { pages, servers } = embedText;
  const react = { id: "react", label: pages.react, code: writeReactCode({ ...input, given: ofComponent }) };
  return (
    <VanbookProvider client={client} scheme="inherit" className="manual-code">
      <CodeBox className="vb-embed-code">
        <h3>On the page</h3>
        <CodeTabs
          label="On the page"
          codes={
            isEmbedded ? [{ id: "html", label: pages.html, code: writeHtmlCode(input) }, react] : [react]
          }
          note={choice.isolation === "shadow" ? embedText.shadowInReact : undefined}
        />
        {isEmbedded && (
          <>
            <h3>On your server</h3>
            <CodeTabs
              label="On your server"
              codes={SERVER_NAMES.map((id) => ({ id, label: servers[id], code: writeServerCode(id, input) }))}
            />
          </>
        )}
      </CodeBox>
    </VanbookProvider>
  );
}

function listGivenValues(name: string, value: unknown): [string, string][] {
  return value === undefined || typeof value === "function" ? [] : [[name, String(value)]];
}

const SERVER_NAMES = ["express", "koa", "next", "hono"] as const;
