import { ComboBox } from "../parts/ComboBox.tsx";
import { Select } from "../parts/Select.tsx";
import { FormFields } from "../master/MasterFields.styles.ts";
import { usePartnersText } from "./use-partners-text.ts";
import { useTranslate } from "../text/use-text.ts";
import type { EmbedWidget, WidgetKind } from "./use-embed-widgets.ts";

interface WidgetChoiceProps {
  widgets: readonly EmbedWidget[];
  widget: EmbedWidget;
  onChange: (name: string) => void;
}

export function WidgetChoice({ widgets, widget, onChange }: WidgetChoiceProps) {
  const { embed: text } = usePartnersText();
  const translate = useTranslate();
  const ofKind = (kind: string) => widgets.filter((each) => each.kind === kind);
  return (
    <FormFields className="vb-form-fields">
      <Select
        label={text.kind}
        options={WIDGET_KINDS.map((kind) => ({ value: kind, label: text.kinds[kind] }))}
        value={widget.kind}
        onChange={(kind) => {
          const first = kind === null ? undefined : ofKind(kind)[0];
          if (first && kind !== widget.kind) onChange(first.name);
        }}
      />
      <ComboBox
        key={widget.kind}
        label={text.widget}
        options={ofKind(widget.kind).map(({ name, title }) => ({ value: name, label: translate(title) }))}
        value={widget.name}
        onChange={(name) => name !== null && name !== widget.name && onChange(name)}
      />
    </FormFields>
  );
}

const WIDGET_KINDS: readonly WidgetKind[] = ["reports", "dashboard", "maps", "masters"];
