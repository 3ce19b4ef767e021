import { createVanbook, type Vanbook } from "@vanbook/sdk";
import { useEffect, useRef, useState } from "react";
import { allReports } from "../embed/all-reports.ts";
import { defineElements } from "../embed/define-elements.ts";
import { getStoryNow } from "../fixtures/story-day.ts";
import { toAttributeName } from "../../sdk/format/attribute-of.ts";
import type { ChosenTerms } from "../partners/embed-choice.ts";
import { memoryLocation } from "../provider/memory-location.ts";
import { VanbookProvider } from "../VanbookProvider.tsx";
import { BRAND_COLOURS, type Choices } from "./choices.ts";
import type { ShownWidget, Values } from "./shown-widget.ts";
import { createSampleFetch, getSampleToken, createTokenFetch } from "./token-fetch.ts";

export interface WidgetPreviewProps {
  widget: ShownWidget;
  args: Values;
  choices: Choices;
  terms: ChosenTerms;
  given: readonly (readonly [name: string, value: string])[];
}

export function WidgetPreview(props: WidgetPreviewProps) {
  const { args, choices, terms } = props;
  const { way, isolation, token, locale } = choices;
  // Theme changes apply to the mounted widget; any other change remounts the widget, as for a new
  // visitor.
  const key = JSON.stringify([args, way, isolation, token, locale, terms]);
  return (
    <div className="manual-preview" data-way={way}>
      {way === "element" ? <InElement key={key} {...props} /> : <InReact key={key} {...props} />}
    </div>
  );
}

function InReact({ widget, args, choices, terms }: WidgetPreviewProps) {
  const { Component } = widget;
  const [client] = useState(() => createSampleClient(widget, choices, terms));
  const [location] = useState(() => memoryLocation());
  const lockedNames = Object.keys(terms.locked ?? {});
  const givenValues = Object.entries(args).filter(
    ([name, value]) => value !== undefined && !lockedNames.includes(name),
  );
  const brand = BRAND_COLOURS[choices.brand];
  return (
    <VanbookProvider
      client={client}
      scheme={choices.scheme === "host" ? "auto" : choices.scheme}
      locale={choices.locale}
      location={location}
      now={getStoryNow}
      {...(brand && { theme: { brand } })}
    >
      <Component {...REQUIRED_HANDLERS} {...widget.handlers} {...Object.fromEntries(givenValues)} />
    </VanbookProvider>
  );
}

function InElement({ widget, args, choices, terms, given }: WidgetPreviewProps) {
  const place = useRef<HTMLDivElement>(null);
  const element = useRef<HTMLElement>(null);
  const [start] = useState(() => ({ widget, args, choices, terms, given }));
  useEffect(() => {
    defineElements({ reports: allReports });
    const widgetElement = document.createElement("vanbook-widget");
    const { widget: shownWidget, choices: startChoices } = start;
    const attributeRows = shownWidget.rows.filter(({ attribute }) => attribute !== undefined);
    const attributes = Object.entries({
      ...Object.fromEntries(attributeRows.map(({ name }) => [name, start.args[name]])),
      ...Object.fromEntries(start.given),
    });
    widgetElement.setAttribute("name", shownWidget.embedName ?? "");
    widgetElement.setAttribute("isolation", startChoices.isolation);
    widgetElement.setAttribute("locale", startChoices.locale);
    for (const [name, value] of attributes)
      if (value !== undefined && !Object.hasOwn(start.terms.locked ?? {}, name))
        widgetElement.setAttribute(toAttributeName(name), value === false ? "none" : String(value));
    widgetElement.client = createSampleClient(shownWidget, startChoices, start.terms);
    place.current?.replaceChildren(widgetElement);
    element.current = widgetElement;
    return () => widgetElement.remove();
  }, [start]);
  useEffect(() => {
    if (choices.scheme === "host") element.current?.removeAttribute("scheme");
    else element.current?.setAttribute("scheme", choices.scheme);
    element.current?.style.setProperty("--vb-brand", BRAND_COLOURS[choices.brand]);
  }, [choices.scheme, choices.brand]);
  return <div ref={place} />;
}

function createSampleClient(
  { server, embedName }: ShownWidget,
  { token }: Choices,
  terms: ChosenTerms,
): Vanbook {
  const sharedOptions = { baseUrl: window.location.origin, retry: 0 };
  if (token === "none" || embedName === undefined)
    return createVanbook({ ...sharedOptions, auth: { kind: "session" }, fetch: createSampleFetch(server) });
  return createVanbook({
    ...sharedOptions,
    auth: { kind: "token", getToken: getSampleToken },
    fetch: createTokenFetch(server ?? {}, embedName, terms),
  });
}

const REQUIRED_HANDLERS = { onDone: () => undefined };
