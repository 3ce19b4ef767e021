import type { ComponentType } from "react";
import type { StoryFrameProps } from "../fixtures/StoryFrame.tsx";
import { STORY_DAY } from "../fixtures/story-day.ts";
import type { WidgetSample } from "../fixtures/story-sample.ts";
import {
  listWidgetArguments,
  buildTerms,
  type EmbedChoice,
  type Parameter,
} from "../partners/embed-choice.ts";
import { embedComponents } from "../generated/embed-components.ts";
import { listPartnerParameters, type WidgetDefinition } from "../partners/embed-parameters.ts";
import type { DayRange } from "../../sdk/report/quick-range.ts";
import { embedText } from "../../sdk/generated/text/en-IN/partners/embed.ts";
import { BRAND_COLOURS, type Choices } from "./choices.ts";
import type { ManualWidget } from "./manual-widget.ts";
import { propertyRows, type PropertyRow, type WidgetProperty } from "./widget-property.ts";

export type Values = Readonly<Record<string, unknown>>;

export interface ShownWidget extends ManualWidget {
  Component: ComponentType<Record<string, unknown>>;
  /** Undefined for a React-only widget. */
  embedName: string | undefined;
  parameters: readonly Parameter[];
  rows: readonly PropertyRow[];
  server: StoryFrameProps["server"];
  args: Values;
  /** Dates with sample data. The code doesn't print them, since they only fit the samples. */
  days: Values;
  handlers: Values;
}

export function makeShownWidget(
  widget: ManualWidget,
  Component: ShownWidget["Component"],
  types: readonly WidgetProperty[],
  sample: WidgetSample,
): ShownWidget {
  const embedName = Object.entries(embedComponents).find(([, name]) => name === widget.name)?.[0];
  const own = (Component as { definition?: WidgetDefinition & RangeDefault }).definition;
  // A dashboard part used as a custom element is another component than the React one; its only
  // parameter is the range.
  const definition =
    own ?? (embedName?.startsWith("dashboard.") ? { filters: [{ param: "range" }] } : undefined);
  const parameters = definition ? listPartnerParameters(definition, "company", embedText.parameters) : [];
  const { range, filters = [] } = definition ?? {};
  const acceptedNames = [
    ...(range ? [range.from, range.to] : []),
    ...filters.map(({ param }) => param),
    "heading",
  ];
  const rows = propertyRows(types, parameters, embedName === undefined ? [] : acceptedNames);
  const query = Object.fromEntries(new URLSearchParams(sample.query));
  const has = (name: string) => rows.some((row) => row.name === name);
  const givenArgs = { ...sample.args, ...query };
  const args = Object.entries(givenArgs).filter(([name, value]) => has(name) && typeof value !== "function");
  const days = chooseSampleDays(definition, has);
  return {
    ...widget,
    Component,
    embedName,
    parameters,
    rows,
    server: sample.server,
    args: { ...days, ...Object.fromEntries(args), ...(has("heading") && { heading: 2 }) },
    days,
    handlers: Object.fromEntries(
      Object.entries(givenArgs).filter(([, value]) => typeof value === "function"),
    ),
  };
}

/** In the wizard's format, so that the wizard's code and terms can be used. */
export function makeChoice(widget: ShownWidget, args: Values, choices: Choices): EmbedChoice {
  const readArgument = (param: string) => {
    const value = args[param];
    return value === undefined || value === "" ? undefined : String(value);
  };
  const boundParam =
    choices.token === "locked" || choices.token === "hidden" ? chooseBoundParameter(widget) : undefined;
  const rules = widget.parameters.flatMap(({ filter: { param, options } }): [string, ParameterChoice][] => {
    if (param === boundParam) {
      const value = readArgument(param) ?? String(options?.[0]?.value ?? 1);
      return [[param, { rule: choices.token === "locked" ? "locked" : "hidden", value }]];
    }
    const value = readArgument(param);
    const isSample = value === undefined || widget.days[param] === value;
    return isSample ? [] : [[param, { rule: "preset", value }]];
  });
  return {
    widget: widget.embedName ?? widget.name,
    audience: "company",
    users: undefined,
    party: undefined,
    parameters: Object.fromEntries(rules),
    writes: [],
    brand: BRAND_COLOURS[choices.brand],
    scheme: choices.scheme === "host" ? "auto" : choices.scheme,
    isolation: choices.isolation,
    origin: "https://portal.example.com",
  };
}

export function makeTermsAndGiven({ parameters }: ShownWidget, choice: EmbedChoice) {
  return { terms: buildTerms(choice, parameters), given: listWidgetArguments(choice, parameters) };
}

/** The one that the manual's token locks or hides: the first with named options, or the first. */
export function chooseBoundParameter({ parameters }: ShownWidget): string | undefined {
  const servers = parameters.filter(({ isServers }) => isServers);
  const boundFilter = servers.find(({ filter }) => filter.options) ?? servers[0];
  return boundFilter?.filter.param;
}

type ParameterChoice = EmbedChoice["parameters"][string];

interface RangeDefault {
  range?: { from: string; to: string; default?: (today: string) => DayRange };
}

/** An element uses the device's clock, but the samples have fixed dates, so the dates are set. */
function chooseSampleDays(definition: RangeDefault | undefined, has: (name: string) => boolean): Values {
  const { range } = definition ?? {};
  const days = range?.default?.(STORY_DAY);
  if (range && days && has(range.from)) return { [range.from]: days.from, [range.to]: days.to };
  return has("Date") ? { Date: STORY_DAY } : {};
}
