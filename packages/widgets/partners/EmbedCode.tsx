import { widgetOperations, type WidgetName } from "@vanbook/sdk/partner";
import { FormTitle } from "../master/MasterForm.styles.ts";
import { Card } from "../parts/Card.tsx";
import { TextField } from "../parts/TextField.tsx";
import { usePartnersText } from "./use-partners-text.ts";
import { CodeTabs } from "./CodeTabs.tsx";
import { givenOf, type ChosenTerms, type EmbedChoice, type Parameter } from "./embed-choice.ts";
import { htmlCode, reactCode, serverCode, type EmbedCodeInput, type ServerKind } from "./embed-code.ts";
import { embedComponents } from "../generated/embed-components.ts";
import { isColour } from "./EmbedLook.tsx";
import { CodeBox } from "./Partners.styles.ts";
import { SiteSetUp } from "./SiteSetUp.tsx";

export interface EmbedCodeProps {
  choice: EmbedChoice;
  terms: ChosenTerms;
  parameters: readonly Parameter[];
  title: string;
  onChange: (changed: Partial<EmbedChoice>) => void;
}

/** The partner's side: origin and key, and the code for its page and server. */
export function EmbedCode({ choice, terms, parameters, title, onChange }: EmbedCodeProps) {
  const { embed: text } = usePartnersText();
  const { widget, isolation, origin, brand } = choice;
  const input: EmbedCodeInput = {
    choice: { ...choice, brand: isColour(brand) ? brand : "" },
    terms,
    given: givenOf(choice, parameters),
    title,
    component: embedComponents[widget] ?? "",
    server: window.location.origin,
  };
  const pages = [
    { id: "html", label: text.pages.html, code: htmlCode(input) },
    { id: "react", label: text.pages.react, code: reactCode(input) },
  ];
  const servers = SERVERS.map((id) => ({ id, label: text.servers[id], code: serverCode(id, input) }));
  return (
    <Card title={text.code}>
      <CodeBox className="vb-embed-code">
        <TextField
          label={text.origin}
          value={origin}
          onChange={(next) => onChange({ origin: next.trim() })}
        />
        <SiteSetUp
          origin={origin}
          title={title}
          operations={widgetOperations([widget as WidgetName], terms)} // the wizard offers only such names
        />
        <FormTitle className="vb-form-title">{text.page}</FormTitle>
        <CodeTabs
          label={text.page}
          codes={pages}
          note={isolation === "layer" ? undefined : text.shadowInReact}
        />
        <FormTitle className="vb-form-title">{text.server}</FormTitle>
        <CodeTabs label={text.server} codes={servers} />
      </CodeBox>
    </Card>
  );
}

const SERVERS: readonly ServerKind[] = ["express", "koa", "next", "hono"];
