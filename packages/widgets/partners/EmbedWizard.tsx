import { useQuery } from "@tanstack/react-query";
import type { Vanbook } from "@vanbook/sdk";
import { useState } from "react";
import { MasterFrame } from "../master/Master.styles.ts";
import { FormSurface } from "../form/FormSurface.styles.ts";
import { Banner } from "../parts/Banner.tsx";
import { ProgressLine } from "../parts/ProgressLine.tsx";
import { useVanbook } from "../provider/use-vanbook.ts";
import { usePartnersText } from "./use-partners-text.ts";
import { useTranslate } from "../text/use-text.ts";
import type { EmbedChoice } from "./embed-choice.ts";
import { isComplete, buildTerms } from "./embed-choice.ts";
import { listPartnerParameters } from "./embed-parameters.ts";
import { EmbedAudience } from "./EmbedAudience.tsx";
import { EmbedCode } from "./EmbedCode.tsx";
import { EmbedLook } from "./EmbedLook.tsx";
import { EmbedParameters } from "./EmbedParameters.tsx";
import { EmbedPreview, type CreateTokenClient } from "./EmbedPreview.tsx";
import { EmbedWrites } from "./EmbedWrites.tsx";
import { WizardWork } from "./Partners.styles.ts";
import { type EmbedWidget, useEmbedWidgets } from "./use-embed-widgets.ts";
import { WidgetChoice } from "./WidgetChoice.tsx";

export interface EmbedWizardProps {
  /** Heading level of the title; `false` if the host shows the title itself. */
  heading?: 1 | 2 | 3 | false;
  /** Makes the preview's client; by default for the page's own server. */
  createClient?: CreateTokenClient;
}

/**
 * Chooses a widget, its parameters and its look, and shows the code for a partner. The preview is
 * the live widget with a token of exactly these terms.
 * @widget Partners
 * @element none: makes tokens: as ApiKeyMaster
 * @title Embed a Widget
 */
export function EmbedWizard({ heading = 2, createClient }: EmbedWizardProps) {
  const { embed: text } = usePartnersText();
  const { widgets, error, retry } = useEmbedWidgets();
  const Title = `h${heading || 2}` as const;
  return (
    <MasterFrame className="vb-master">
      {heading !== false && <Title className="vb-report-title">{text.title}</Title>}
      {error && <Banner title={text.failed} error={error} onRetry={retry} />}
      {!error && !widgets && <ProgressLine label={text.loading} />}
      {widgets && <Choices widgets={widgets} createClient={createClient} />}
    </MasterFrame>
  );
}

interface ChoicesProps {
  widgets: readonly EmbedWidget[];
  createClient: CreateTokenClient | undefined;
}

function Choices({ widgets, createClient }: ChoicesProps) {
  const { embed: text } = usePartnersText();
  const translate = useTranslate();
  const client: Vanbook = useVanbook();
  const [choice, setChoice] = useState(FIRST_CHOICE);
  const change = (changedChoice: Partial<EmbedChoice>) => setChoice((now) => ({ ...now, ...changedChoice }));
  const widget = widgets.find(({ name }) => name === choice.widget) ?? widgets[0];
  const definition = useQuery({
    queryKey: ["embed-widget", widget?.name],
    queryFn: async () => (await import("./load-widget.ts")).loadDefinition(widget?.name ?? ""),
    staleTime: Infinity,
    enabled: widget !== undefined,
  });
  if (!widget) return null;
  const parameters = listPartnerParameters(definition.data ?? {}, choice.audience, text.parameters);
  const terms = buildTerms(choice, parameters);
  return (
    <WizardWork className="vb-wizard">
      <FormSurface
        className="vb-card vb-form"
        aria-label={text.title}
        onSubmit={(event) => event.preventDefault()}
      >
        <p className="vb-description">{text.lead}</p>
        <WidgetChoice
          widgets={widgets}
          widget={widget}
          onChange={(name) => change({ widget: name, parameters: {}, audience: "company", writes: [] })}
        />
        <EmbedAudience widget={widget} choice={choice} onChange={change} />
        <EmbedParameters parameters={parameters} choice={choice} onChange={change} />
        {widget.kind === "masters" && <EmbedWrites terms={terms} choice={choice} onChange={change} />}
        <EmbedLook choice={choice} onChange={change} />
      </FormSurface>
      <div className="vb-wizard-shown">
        <EmbedPreview
          choice={choice}
          terms={terms}
          parameters={parameters}
          isReady={definition.data !== undefined && isComplete(choice, parameters)}
          session={client}
          createClient={createClient}
        />
        <EmbedCode
          choice={choice}
          terms={terms}
          parameters={parameters}
          title={translate(widget.title)}
          onChange={change}
        />
      </div>
    </WizardWork>
  );
}

const FIRST_CHOICE: EmbedChoice = {
  widget: "sales.report",
  audience: "company",
  users: undefined,
  party: undefined,
  parameters: {},
  writes: [],
  brand: "",
  scheme: "auto",
  isolation: "shadow",
  origin: "https://portal.example.com",
};
