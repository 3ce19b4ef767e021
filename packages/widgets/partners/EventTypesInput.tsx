import { useState } from "react";
import { styled } from "styled-components";
import type { FieldInputProps } from "../master/definition.ts";
import { SearchField } from "../parts/SearchField.tsx";
import { usePartnersText } from "./use-partners-text.ts";
import { useSay } from "../text/use-text.ts";
import { EVENT_KINDS, type EventGroup, type EventKind, type EventVerb } from "./event-kinds.ts";

export function EventTypesInput({ label, value, onChange, error, isDisabled }: FieldInputProps) {
  const say = useSay();
  const { webhooks: text } = usePartnersText();
  const [search, setSearch] = useState("");
  const chosenTypes = new Set(Array.isArray(value) ? (value as readonly string[]) : []); // the type this field stores
  const change = (types: readonly string[], isChosen: boolean) => {
    const next = new Set(chosenTypes);
    for (const type of types)
      if (isChosen) next.add(type);
      else next.delete(type);
    onChange(next.size === 0 ? null : [...next]);
  };
  const searchText = search.trim().toLocaleLowerCase();
  const groups = (Object.keys(EVENT_KINDS) as EventGroup[]).map((group) => ({
    group,
    kinds: listGroupKinds(group).filter(({ kind }) =>
      text.kinds[kind].toLocaleLowerCase().includes(searchText),
    ),
  }));
  return (
    <Choice className="vb-field" role="group" aria-label={label}>
      <span className="vb-label">{label}</span>
      <p className="vb-description" role="status">
        {chosenTypes.size === 0 ? text.allTypes : text.someTypes(chosenTypes.size)}
      </p>
      <SearchField label={text.searchTypes} value={search} onChange={setSearch} />
      <div className="vb-event-kinds">
        {groups
          .filter(({ kinds }) => kinds.length > 0)
          .map(({ group, kinds }) => (
            <section key={group} aria-label={text.groups[group]}>
              <p className="vb-part">{text.groups[group]}</p>
              {kinds.map(({ kind, verbs }) => (
                <div key={kind} className="vb-event-kind" role="group" aria-label={text.kinds[kind]}>
                  <span>{text.kinds[kind]}</span>
                  <div className="vb-event-verbs">
                    {verbs.map((verb) => (
                      <label key={verb}>
                        <input
                          type="checkbox"
                          checked={chosenTypes.has(`${kind}.${verb}`)}
                          disabled={isDisabled}
                          onChange={({ target }) => change([`${kind}.${verb}`], target.checked)}
                        />
                        {text.verbs[verb]}
                      </label>
                    ))}
                  </div>
                </div>
              ))}
            </section>
          ))}
        {groups.every(({ kinds }) => kinds.length === 0) && <p className="vb-description">{text.noTypes}</p>}
      </div>
      {error && <span className="vb-error">{say(error)}</span>}
    </Choice>
  );
}

function listGroupKinds(group: EventGroup): { kind: EventKind; verbs: readonly EventVerb[] }[] {
  return Object.entries(EVENT_KINDS[group]).map(([kind, verbs]) => ({
    kind: kind as EventKind, // the keys of EVENT_KINDS
    verbs: verbs as readonly EventVerb[],
  }));
}

const Choice = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--vb-space-2);
  min-width: 0;
  .vb-event-kinds {
    max-height: calc(var(--vb-row) * 8);
    padding: 0 var(--vb-space-3) var(--vb-space-2);
    overflow: auto;
    border: var(--vb-hairline) solid var(--vb-line);
    border-radius: var(--vb-radius);
  }
  .vb-part {
    position: sticky;
    top: 0;
    margin: 0 calc(-1 * var(--vb-space-3));
    padding: var(--vb-space-1) var(--vb-space-3);
    background: var(--vb-sunken);
    color: var(--vb-ink-2);
    font-size: var(--vb-text-s);
    font-weight: var(--vb-weight-medium);
  }
  .vb-event-kind,
  .vb-event-verbs {
    display: flex;
    flex-wrap: wrap;
    gap: var(--vb-space-1) var(--vb-space-3);
  }
  .vb-event-kind {
    padding: var(--vb-space-1) 0;
  }
  .vb-event-kind > span {
    flex: 1 0 9em;
    min-width: 0;
  }
  label {
    display: inline-flex;
    gap: var(--vb-space-1);
    align-items: center;
    min-height: var(--vb-space-5);
  }
`;
