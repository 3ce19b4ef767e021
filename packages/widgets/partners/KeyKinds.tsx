import { useId } from "react";
import { Kinds } from "../master/Kinds.styles.ts";
import { useMasterModel } from "../master/master-context.ts";
import { useMastersText } from "../text/use-masters-text.ts";
import { usePartnersText } from "./use-partners-text.ts";
import { WORKING } from "./api-key-master.ts";

/** Filters the keys: working ones (the default), ended ones, or all. */
export function KeyKinds() {
  const { list } = useMasterModel();
  const { master } = useMastersText();
  const { keys: text } = usePartnersText();
  const name = useId();
  const kinds = [
    { kind: WORKING, label: text.kinds.working },
    { kind: ENDED, label: text.kinds.ended },
    { kind: undefined, label: master.all },
  ];
  return (
    <Kinds className="vb-kinds">
      <legend className="vb-hidden">{master.kinds}</legend>
      {kinds.map(({ kind, label }) => (
        <label key={label}>
          <input
            type="radio"
            name={name}
            checked={list.kind?.keeps === kind?.keeps}
            onChange={() => list.narrow(kind)}
          />
          {label}
        </label>
      ))}
    </Kinds>
  );
}

const ENDED = { label: "ended", keeps: ({ state }: { state?: unknown }) => state !== "working" };
