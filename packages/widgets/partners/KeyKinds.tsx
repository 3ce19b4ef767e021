import { useId } from "react";
import { Kinds } from "../master/Kinds.styles.ts";
import { useMasterModel } from "../master/master-context.ts";
import { mastersEnIN } from "../../sdk/text/en-IN/masters.ts";
import { partnersText } from "../../sdk/text/en-IN/partners.ts";
import { useTextOf } from "../text/use-text.ts";
import { WORKING } from "./api-key-master.ts";

/** Filters the keys: working ones (the default), ended ones, or all. */
export function KeyKinds() {
  const { list } = useMasterModel();
  const { master } = useTextOf("masters", mastersEnIN);
  const { keys: text } = useTextOf("partners", partnersText);
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
