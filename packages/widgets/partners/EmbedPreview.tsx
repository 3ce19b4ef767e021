import { createVanbook, type EmbedToken, type Vanbook } from "@vanbook/sdk";
import { widgetOperations, type WidgetName } from "@vanbook/sdk/partner";
import { useEffect, useRef, useState } from "react";
import { toAttributeName } from "../../sdk/format/attribute-of.ts";
import { FormTitle } from "../master/MasterForm.styles.ts";
import { Banner } from "../parts/Banner.tsx";
import { EmptyState } from "../parts/EmptyState.tsx";
import { usePartnersText } from "./use-partners-text.ts";
import { listWidgetArguments, type ChosenTerms, type EmbedChoice, type Parameter } from "./embed-choice.ts";
import { isColour } from "./EmbedLook.tsx";
import { PreviewSurface } from "./Partners.styles.ts";

export type CreateTokenClient = (getToken: () => Promise<EmbedToken>) => Vanbook;

export interface EmbedPreviewProps {
  choice: EmbedChoice;
  terms: ChosenTerms;
  parameters: readonly Parameter[];
  isReady: boolean;
  session: Vanbook;
  createClient: CreateTokenClient | undefined;
}

export function EmbedPreview({ choice, terms, parameters, isReady, ...callers }: EmbedPreviewProps) {
  const { embed: text } = usePartnersText();
  const { widget, isolation, scheme, brand } = choice;
  const shownWidget: Shown = {
    operations: widgetOperations([widget as WidgetName], terms), // the wizard offers only such names
    terms,
    attributes: [
      ["name", widget],
      ["isolation", isolation],
      ...listWidgetArguments(choice, parameters).map(([name, value]): [string, string] => [
        toAttributeName(name),
        value,
      ]),
    ],
  };
  return (
    <PreviewSurface className="vb-card vb-preview" aria-label={text.preview}>
      <FormTitle className="vb-form-title">{text.preview}</FormTitle>
      {terms.writes && <p className="vb-description">{text.savedHere}</p>}
      {isReady ? (
        // A token of other terms is like another visitor, so the widget is mounted again.
        <Drawn
          key={JSON.stringify(shownWidget)}
          shown={shownWidget}
          scheme={scheme}
          brand={brand}
          {...callers}
        />
      ) : (
        <EmptyState title={text.incomplete} />
      )}
    </PreviewSurface>
  );
}

interface Shown {
  operations: readonly string[];
  terms: ChosenTerms;
  attributes: readonly (readonly [name: string, value: string])[];
}

interface DrawnProps extends Pick<EmbedPreviewProps, "session" | "createClient"> {
  shown: Shown;
  scheme: EmbedChoice["scheme"];
  brand: string;
}

function Drawn({ shown, scheme, brand, session, createClient = ofThisPage }: DrawnProps) {
  const { embed: text } = usePartnersText();
  const box = useRef<HTMLDivElement>(null);
  const [drawnElement, setDrawnElement] = useState<HTMLElement>();
  const [failure, setFailure] = useState<Error>();
  // Keep the values of the first render: any change mounts another instance.
  const [start] = useState(() => ({ shown, session, createClient }));
  useEffect(() => {
    let isOver = false;
    const {
      operations,
      terms: { writes, ...terms },
      attributes,
    } = start.shown;
    const getToken = async () => {
      try {
        return await start.session.embedTokens.create({
          ...terms,
          operations: [...operations],
          ...(writes && { writes: true }),
        });
      } catch (error) {
        if (!isOver && error instanceof Error) setFailure(error);
        throw error;
      }
    };
    const isFramed = attributes.some(([name, value]) => name === "isolation" && value === "frame");
    // In a frame, an element would request tokens from a route, which does not exist here.
    const element = document.createElement(isFramed ? "div" : ELEMENT_TAG);
    for (const [name, value] of attributes) element.setAttribute(name, value);
    if (!isFramed) Object.assign(element, { client: start.createClient(getToken) });
    let endFrame: (() => void) | undefined;
    void import("../embed/wizard-parts.ts").then(({ defineElements, allReports, showFrame }) => {
      defineElements({ reports: allReports });
      if (isOver) return;
      box.current?.append(element);
      if (isFramed) {
        const place = element.appendChild(document.createElement("div"));
        endFrame = showFrame(element, place, async () => Response.json(await getToken()));
      }
      setDrawnElement(element);
    });
    return () => {
      isOver = true;
      endFrame?.();
      element.remove();
    };
  }, [start]);
  useEffect(() => {
    if (scheme === "auto") drawnElement?.removeAttribute("scheme");
    else drawnElement?.setAttribute("scheme", scheme);
    drawnElement?.style.setProperty("--vb-brand", isColour(brand) ? brand : "");
  }, [drawnElement, scheme, brand]);
  return (
    <>
      {failure && <Banner title={text.refused} error={failure} />}
      <div className="vb-preview-page" ref={box} />
    </>
  );
}

const ELEMENT_TAG = "vanbook-report";

function ofThisPage(getToken: () => Promise<EmbedToken>): Vanbook {
  return createVanbook({ baseUrl: "", auth: { kind: "token", getToken } });
}
