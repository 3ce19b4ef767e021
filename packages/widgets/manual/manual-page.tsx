import { useArgs, useGlobals } from "storybook/preview-api";
import type { WidgetSample } from "../fixtures/story-sample.ts";
import { choicesOf } from "./choices.ts";
import { shownWidget, type ShownWidget, type Values } from "./shown-widget.ts";
import type { ManualWidget } from "./manual-widget.ts";
import type { WidgetProperty } from "./widget-property.ts";
import { WidgetPage } from "./WidgetPage.tsx";

/** A widget's table row as a Storybook page: its arguments are the story's args, the toolbar's choices are globals. */
export function manualPage(
  row: ManualWidget,
  Component: ShownWidget["Component"],
  types: readonly WidgetProperty[],
  sample: WidgetSample,
) {
  const widget = shownWidget(row, Component, types, sample);
  return {
    meta: { argTypes: argTypesOf(widget) },
    story: {
      name: row.title,
      args: widget.args,
      render: function Page(args: Values) {
        const [globals, updateGlobals] = useGlobals();
        const [, updateArgs] = useArgs();
        return (
          <WidgetPage
            key={row.name}
            widget={widget}
            args={args}
            choices={choicesOf(globals)}
            onArgs={updateArgs}
            onChoices={updateGlobals}
          />
        );
      },
    },
  };
}

/** The same properties for Storybook's own panel. */
function argTypesOf({ rows }: ShownWidget) {
  return Object.fromEntries(
    rows.map(({ name, description, type, isRequired, control }) => [
      name,
      {
        description,
        type: { name: "string" as const, required: isRequired },
        table: { type: { summary: type } },
        ...(control?.kind === "choice" && { options: control.options.map(({ value }) => value) }),
        control: control === undefined ? false : CONTROLS[control.kind],
      },
    ]),
  );
}

const CONTROLS = {
  choice: "select",
  switch: "boolean",
  number: "number",
  text: "text",
  date: "text",
} as const;
