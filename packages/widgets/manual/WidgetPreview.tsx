import { createVanbook, type Vanbook } from "@vanbook/sdk";
import { useEffect, useRef, useState } from "react";
import { allReports } from "../embed/all-reports.ts";
import { defineElements } from "../embed/define-elements.ts";
import { now } from "../fixtures/story-day.ts";
import { attributeOf } from "../../sdk/format/attribute-of.ts";
import type { ChosenTerms } from "../partners/embed-choice.ts";
import { memoryLocation } from "../provider/memory-location.ts";
import { VanbookProvider } from "../VanbookProvider.tsx";
import { BRANDS, type Choices } from "./choices.ts";
import type { ShownWidget, Values } from "./shown-widget.ts";
import { sampleFetch, sampleToken, tokenFetch } from "./token-fetch.ts";

export interface WidgetPreviewProps {
  widget: ShownWidget;
  args: Values;
  choices: Choices;
  terms: ChosenTerms;
  /** Arguments that the page passes to an element, in addition to its dates. */
  given: readonly (readonly [name: string, value: string])[];
}

/** The widget with sample data, as a component or an element. */
export function WidgetPreview(props: WidgetPreviewProps) {
  const { args, choices, terms } = props;
  const { way, isolation, token, locale } = choices;
  // Theme changes apply in place; any other change remounts the widget, as for a new visitor.
  const key = JSON.stringify([args, way, isolation, token, locale, terms]);
  return (
    <div className="manual-preview" data-way={way}>
      {way === "element" ? <InElement key={key} {...props} /> : <InReact key={key} {...props} />}
    </div>
  );
}

function InReact({ widget, args, choices, terms }: WidgetPreviewProps) {
  const { Component } = widget;
  const [client] = useState(() => clientOf(widget, choices, terms));
  const [location] = useState(() => memoryLocation());
  const locked = Object.keys(terms.locked ?? {});
  const given = Object.entries(args).filter(([name, value]) => value !== undefined && !locked.includes(name));
  const brand = BRANDS[choices.brand];
  return (
    <VanbookProvider
      client={client}
      scheme={choices.scheme === "host" ? "auto" : choices.scheme}
      locale={choices.locale}
      location={location}
      now={now}
      {...(brand && { theme: { brand } })}
    >
      <Component {...HANDLERS} {...widget.handlers} {...Object.fromEntries(given)} />
    </VanbookProvider>
  );
}

function InElement({ widget, args, choices, terms, given }: WidgetPreviewProps) {
  const place = useRef<HTMLDivElement>(null);
  const element = useRef<HTMLElement>(null);
  const [start] = useState(() => ({ widget, args, choices, terms, given }));
  useEffect(() => {
    defineElements({ reports: allReports });
    const made = document.createElement("vanbook-widget");
    const { widget: shown, choices: chosen } = start;
    const taken = shown.rows.filter(({ attribute }) => attribute !== undefined);
    const attributes = Object.entries({
      ...Object.fromEntries(taken.map(({ name }) => [name, start.args[name]])),
      ...Object.fromEntries(start.given),
    });
    made.setAttribute("name", shown.embedName ?? "");
    made.setAttribute("isolation", chosen.isolation);
    made.setAttribute("locale", chosen.locale);
    for (const [name, value] of attributes)
      if (value !== undefined && !Object.hasOwn(start.terms.locked ?? {}, name))
        made.setAttribute(attributeOf(name), value === false ? "none" : String(value));
    made.client = clientOf(shown, chosen, start.terms);
    place.current?.replaceChildren(made);
    element.current = made;
    return () => made.remove();
  }, [start]);
  useEffect(() => {
    if (choices.scheme === "host") element.current?.removeAttribute("scheme");
    else element.current?.setAttribute("scheme", choices.scheme);
    element.current?.style.setProperty("--vb-brand", BRANDS[choices.brand]);
  }, [choices.scheme, choices.brand]);
  return <div ref={place} />;
}

function clientOf({ server, embedName }: ShownWidget, { token }: Choices, terms: ChosenTerms): Vanbook {
  const shared = { baseUrl: window.location.origin, retry: 0 };
  if (token === "none" || embedName === undefined)
    return createVanbook({ ...shared, auth: { kind: "session" }, fetch: sampleFetch(server) });
  return createVanbook({
    ...shared,
    auth: { kind: "token", getToken: sampleToken },
    fetch: tokenFetch(server ?? {}, embedName, terms),
  });
}

/** Callbacks that some widgets require; the others ignore them. */
const HANDLERS = { onDone: () => undefined };
