import type { ComponentType } from "react";
import type { StoryFrameProps } from "../fixtures/StoryFrame.tsx";
import { STORY_DAY } from "../fixtures/story-day.ts";
import type { WidgetSample } from "../fixtures/story-sample.ts";
import { givenOf, termsOf, type EmbedChoice, type Parameter } from "../partners/embed-choice.ts";
import { embedComponents } from "../generated/embed-components.ts";
import { parametersOf, type WidgetDefinition } from "../partners/embed-parameters.ts";
import type { DayRange } from "../../sdk/report/quick-range.ts";
import { embedText } from "../../sdk/generated/text/en-IN/partners/embed.ts";
import { BRANDS, type Choices } from "./choices.ts";
import type { ManualWidget } from "./manual-widget.ts";
import { propertyRows, type PropertyRow, type WidgetProperty } from "./widget-property.ts";

export type Values = Readonly<Record<string, unknown>>;

/** A widget with all the data of its page. */
export interface ShownWidget extends ManualWidget {
  Component: ComponentType<Record<string, unknown>>;
  /** Its name for elements and tokens; undefined for a React-only widget. */
  embedName: string | undefined;
  parameters: readonly Parameter[];
  rows: readonly PropertyRow[];
  server: StoryFrameProps["server"];
  /** The initial arguments. */
  args: Values;
  /** Dates with sample data. They are not printed in the code, since they only fit the samples. */
  days: Values;
  /** The widget's callbacks; not printed either. */
  handlers: Values;
}

/** Combines the types, definition and stories of a widget. */
export function shownWidget(
  widget: ManualWidget,
  Component: ShownWidget["Component"],
  types: readonly WidgetProperty[],
  sample: WidgetSample,
): ShownWidget {
  const embedName = Object.entries(embedComponents).find(([, name]) => name === widget.name)?.[0];
  const own = (Component as { definition?: WidgetDefinition & RangeDefault }).definition;
  // A dashboard part has another component for elements, which takes only the range.
  const definition =
    own ?? (embedName?.startsWith("dashboard.") ? { filters: [{ param: "range" }] } : undefined);
  const parameters = definition ? parametersOf(definition, "company", embedText.parameters) : [];
  const { range, filters = [] } = definition ?? {};
  const taken = [...(range ? [range.from, range.to] : []), ...filters.map(({ param }) => param), "heading"];
  const rows = propertyRows(types, parameters, embedName === undefined ? [] : taken);
  const query = Object.fromEntries(new URLSearchParams(sample.query));
  const has = (name: string) => rows.some((row) => row.name === name);
  const given = { ...sample.args, ...query };
  const args = Object.entries(given).filter(([name, value]) => has(name) && typeof value !== "function");
  const days = daysOf(definition, has);
  return {
    ...widget,
    Component,
    embedName,
    parameters,
    rows,
    server: sample.server,
    args: { ...days, ...Object.fromEntries(args), ...(has("heading") && { heading: 2 }) },
    days,
    handlers: Object.fromEntries(Object.entries(given).filter(([, value]) => typeof value === "function")),
  };
}

/** All choices on a page in the wizard's format, so that the wizard's code and terms can be used. */
export function choiceOf(widget: ShownWidget, args: Values, choices: Choices): EmbedChoice {
  const chosen = (param: string) => {
    const value = args[param];
    return value === undefined || value === "" ? undefined : String(value);
  };
  const bound = choices.token === "locked" || choices.token === "hidden" ? boundParameter(widget) : undefined;
  const rules = widget.parameters.flatMap(({ filter: { param, options } }): [string, ParameterChoice][] => {
    if (param === bound) {
      const value = chosen(param) ?? String(options?.[0]?.value ?? 1);
      return [[param, { rule: choices.token === "locked" ? "locked" : "hidden", value }]];
    }
    const value = chosen(param);
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
    brand: BRANDS[choices.brand],
    scheme: choices.scheme === "host" ? "auto" : choices.scheme,
    isolation: choices.isolation,
    origin: "https://portal.example.com",
  };
}

/** The token terms and the page's arguments for a choice. */
export function termsAndGiven({ parameters }: ShownWidget, choice: EmbedChoice) {
  return { terms: termsOf(choice, parameters), given: givenOf(choice, parameters) };
}

/** The parameter that the manual's token locks or hides: one with named options, or the first. */
export function boundParameter({ parameters }: ShownWidget): string | undefined {
  const servers = parameters.filter(({ isServers }) => isServers);
  const found = servers.find(({ filter }) => filter.options) ?? servers[0];
  return found?.filter.param;
}

type ParameterChoice = EmbedChoice["parameters"][string];

interface RangeDefault {
  range?: { from: string; to: string; default?: (today: string) => DayRange };
}

/** An element uses the device's clock, but the samples have fixed dates. */
function daysOf(definition: RangeDefault | undefined, has: (name: string) => boolean): Values {
  const { range } = definition ?? {};
  const days = range?.default?.(STORY_DAY);
  if (range && days && has(range.from)) return { [range.from]: days.from, [range.to]: days.to };
  return has("Date") ? { Date: STORY_DAY } : {};
}
