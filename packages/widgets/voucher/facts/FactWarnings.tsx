import { useState, type SyntheticEvent } from "react";
import { styled } from "styled-components";
import { unknownFactsText } from "../../../sdk/generated/text/en-IN/unknown-facts.ts";
import { useRole } from "../../form/use-role.ts";
import type { UnknownFact } from "../../form/use-unknown-facts.ts";
import { canCorrect, CorrectionForm } from "../../CorrectionForm.tsx";
import { Banner } from "../../parts/Banner.tsx";
import { Button } from "../../parts/Button.tsx";
import { useSay, useTextOf } from "../../text/use-text.ts";

/** Each with a button that opens the master's form, for those who may save it. */
export function FactWarnings({ facts }: { facts: readonly UnknownFact[] }) {
  return (
    <Warnings className="vb-fact-warnings">
      {facts.map((fact) => (
        <FactWarning key={`${fact.master} ${fact.id} ${fact.field} ${fact.text}`} fact={fact} />
      ))}
    </Warnings>
  );
}

function FactWarning({ fact }: { fact: UnknownFact }) {
  const { name, field } = fact;
  const text = useTextOf("unknownFacts", unknownFactsText);
  const say = useSay();
  const role = useRole();
  const [isOpen, setOpen] = useState(false);
  return (
    <Banner
      tone="warn"
      title={text.warning(text.fields[field], name, fact.text)}
      detail={`${say(fact)} ${text.stops[fact.stops]}`}
    >
      {canCorrect(fact, role) && <Button onPress={() => setOpen(true)}>{text.correct(name)}</Button>}
      {isOpen && (
        // Events of the dialog would bubble to the voucher's form and post it.
        <div role="presentation" onKeyDown={stop} onSubmit={stop} onPaste={stop}>
          <CorrectionForm fact={fact} onClose={() => setOpen(false)} />
        </div>
      )}
    </Banner>
  );
}

/** On a phone, a button with a long name is below the words, not beside a column of letters. */
const Warnings = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--vb-space-3);
  .vb-banner {
    flex-wrap: wrap;
  }
  .vb-banner .vb-banner-words {
    flex-basis: 14em;
  }
  .vb-banner .vb-button {
    max-width: 100%;
    overflow-wrap: anywhere;
    white-space: normal;
  }
`;

function stop(event: SyntheticEvent) {
  event.stopPropagation();
}
