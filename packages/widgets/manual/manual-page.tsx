import { useArgs, useGlobals } from "storybook/preview-api";
import type { WidgetSample } from "../fixtures/story-sample.ts";
import { readChoices } from "./choices.ts";
import { makeShownWidget, type ShownWidget, type Values } from "./shown-widget.ts";
import type { ManualWidget } from "./manual-widget.ts";
import type { WidgetProperty } from "./widget-property.ts";
import { WidgetPage } from "./WidgetPage.tsx";

/** The page's arguments are the story's args, the toolbar's choices are globals. */
export function makeManualPage(
  row: ManualWidget,
  Component: ShownWidget["Component"],
  types: readonly WidgetProperty[],
  sample: WidgetSample,
) {
  const widget = makeShownWidget(row, Component, types, sample);
  return {
    meta: { argTypes: makeArgTypes(widget) },
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
            choices={readChoices(globals)}
            onArgs={updateArgs}
            onChoices={updateGlobals}
          />
        );
      },
    },
  };
}

function makeArgTypes({ rows }: ShownWidget) {
  return Object.fromEntries(
    rows.map(({ name, description, type, isRequired, control }) => [
      name,
      {
        description,
        type: { name: "string" as const, required: isRequired },
        table: { type: { summary: type } },
        ...(control?.kind === "choice" && { options: control.options.map(({ value }) => value) }),
        control: control === undefined ? false : CONTROL_TYPES[control.kind],
      },
    ]),
  );
}

const CONTROL_TYPES = {
  choice: "select",
  switch: "boolean",
  number: "number",
  text: "text",
  date: "text",
} as const;
