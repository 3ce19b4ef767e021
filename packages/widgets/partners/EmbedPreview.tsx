import { createVanbook, type EmbedToken, type Vanbook } from "@vanbook/sdk";
import { widgetOperations, type WidgetName } from "@vanbook/sdk/partner";
import { useEffect, useRef, useState } from "react";
import { attributeOf } from "../../sdk/format/attribute-of.ts";
import { FormTitle } from "../master/MasterForm.styles.ts";
import { Banner } from "../parts/Banner.tsx";
import { EmptyState } from "../parts/EmptyState.tsx";
import { usePartnersText } from "./use-partners-text.ts";
import { givenOf, type ChosenTerms, type EmbedChoice, type Parameter } from "./embed-choice.ts";
import { isColour } from "./EmbedLook.tsx";
import { PreviewSurface } from "./Partners.styles.ts";

/** A client that calls with the tokens it is given. */
export type CreateTokenClient = (getToken: () => Promise<EmbedToken>) => Vanbook;

export interface EmbedPreviewProps {
  choice: EmbedChoice;
  terms: ChosenTerms;
  parameters: readonly Parameter[];
  /** All required choices are made. */
  isReady: boolean;
  /** The signed-in administrator's client, which creates the tokens. */
  session: Vanbook;
  createClient: CreateTokenClient | undefined;
}

/** The live widget with a token of exactly these terms, as it will appear on the partner's page. */
export function EmbedPreview({ choice, terms, parameters, isReady, ...callers }: EmbedPreviewProps) {
  const { embed: text } = usePartnersText();
  const { widget, isolation, scheme, brand } = choice;
  const shown: Shown = {
    operations: widgetOperations([widget as WidgetName], terms), // the wizard offers only such names
    terms,
    attributes: [
      ["name", widget],
      ["isolation", isolation],
      ...givenOf(choice, parameters).map(([name, value]): [string, string] => [attributeOf(name), value]),
    ],
  };
  return (
    <PreviewSurface className="vb-card vb-preview" aria-label={text.preview}>
      <FormTitle className="vb-form-title">{text.preview}</FormTitle>
      {terms.writes && <p className="vb-description">{text.savedHere}</p>}
      {isReady ? (
        // Other terms mean another visitor, so the widget is remounted.
        <Drawn key={JSON.stringify(shown)} shown={shown} scheme={scheme} brand={brand} {...callers} />
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
  const [drawn, setDrawn] = useState<HTMLElement>();
  const [failure, setFailure] = useState<Error>();
  // Keep the values of the first render: a change mounts another instance.
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
    // An element in a frame requests tokens from a route, which does not exist here.
    const element = document.createElement(isFramed ? "div" : ELEMENT);
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
      setDrawn(element);
    });
    return () => {
      isOver = true;
      endFrame?.();
      element.remove();
    };
  }, [start]);
  useEffect(() => {
    if (scheme === "auto") drawn?.removeAttribute("scheme");
    else drawn?.setAttribute("scheme", scheme);
    drawn?.style.setProperty("--vb-brand", isColour(brand) ? brand : "");
  }, [drawn, scheme, brand]);
  return (
    <>
      {failure && <Banner title={text.refused} detail={failure.message} />}
      <div className="vb-preview-page" ref={box} />
    </>
  );
}

const ELEMENT = "vanbook-report";

function ofThisPage(getToken: () => Promise<EmbedToken>): Vanbook {
  return createVanbook({ baseUrl: "", auth: { kind: "token", getToken } });
}
