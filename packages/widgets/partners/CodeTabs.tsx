import { useState } from "react";
import { Tabs } from "../parts/Tabs.tsx";
import { usePartnersText } from "./use-partners-text.ts";
import { CopyButton } from "./CopyButton.tsx";

interface CodeTabsProps {
  label: string;
  codes: readonly { id: string; label: string; code: string }[];
  note?: string | undefined;
}

export function CodeTabs({ label, codes, note }: CodeTabsProps) {
  const { embed: text } = usePartnersText();
  const [selectedId, setSelectedId] = useState(codes[0]?.id ?? "");
  return (
    <Tabs
      label={label}
      selected={selectedId}
      onChange={setSelectedId}
      tabs={codes.map(({ id, label: name, code }) => ({
        id,
        label: name,
        content: (
          <div className="vb-code">
            {note && id === "react" && <p className="vb-description">{note}</p>}
            <CopyButton text={code} label={text.copyOf(name)} />
            {/* Focusable, so that wide code can be scrolled by keyboard. */}
            <pre tabIndex={0} role="region" aria-label={text.codeOf(name)}>
              {code}
            </pre>
          </div>
        ),
      }))}
    />
  );
}
