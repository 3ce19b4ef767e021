import { Suspense, useState, type SyntheticEvent } from "react";
import { unknownFactsText } from "../../../sdk/generated/text/en-IN/unknown-facts.ts";
import { useRole } from "../../form/use-role.ts";
import type { UnknownFact } from "../../form/use-unknown-facts.ts";
import { correctionForms } from "../../master-forms.tsx";
import { Banner } from "../../parts/Banner.tsx";
import { Button } from "../../parts/Button.tsx";
import { useSay, useTextOf } from "../../text/use-text.ts";

/** Each with a button that opens the master's form, for those who may save it. */
export function FactWarnings({ facts }: { facts: readonly UnknownFact[] }) {
  return facts.map((fact) => <FactWarning key={`${fact.master} ${fact.id} ${fact.field}`} fact={fact} />);
}

function FactWarning({ fact }: { fact: UnknownFact }) {
  const { name, field, master } = fact;
  const text = useTextOf("unknownFacts", unknownFactsText);
  const say = useSay();
  const role = useRole();
  const [isOpen, setOpen] = useState(false);
  const { roles, Form } = correctionForms[master];
  return (
    <Banner
      tone="warn"
      title={text.warning(text.fields[field], name, fact.text)}
      detail={`${say(fact)} ${text.stops[fact.stops]}`}
    >
      {role !== undefined && roles.includes(role) && (
        <Button onPress={() => setOpen(true)}>{text.correct(name)}</Button>
      )}
      {isOpen && (
        // Events of the dialog would bubble to the voucher's form and post it.
        <div role="presentation" onKeyDown={stop} onSubmit={stop} onPaste={stop}>
          <Suspense fallback={null}>
            <Form
              title={text.correct(name)}
              initial={NO_VALUES}
              recordId={fact.id}
              onMade={() => setOpen(false)}
              onClose={() => setOpen(false)}
            />
          </Suspense>
        </div>
      )}
    </Banner>
  );
}

const NO_VALUES: Readonly<Record<string, never>> = {};

function stop(event: SyntheticEvent) {
  event.stopPropagation();
}
