import { flushSync } from "react-dom";
import { Suspense, useMemo, useState, type ReactNode, type SyntheticEvent, useContext } from "react";
import { ComboBoxStateContext } from "react-aria-components/ComboBox";
import { styled } from "styled-components";
import type { MadeMaster } from "../../form/look-up.ts";
import { useRole } from "../../form/use-role.ts";
import { masterForms } from "../../master-forms.tsx";
import { type MadeFor, type Making, useMake, type TypedInput } from "../../parts/making/making.ts";
import type { Option } from "../../../sdk/report/filters/option.ts";
import { useToast } from "../../parts/toast/Toast.tsx";
import { isTokenClient } from "../../provider/token-terms.ts";
import { useOffered } from "../../provider/use-offered.ts";
import { useVanbook } from "../../provider/use-vanbook.ts";
import { useMastersText } from "../../text/use-masters-text.ts";
import { Button } from "../../parts/Button.tsx";

interface MakingField {
  isDisabled: boolean;
  readAgain: () => Promise<readonly Option[]>;
  onChange: (value: string) => void;
}

/**
 * Lets the user create a record that a list lacks. The master's form opens over the voucher with
 * the typed text; after saving, the record is chosen and the focus moves to the next field.
 * `making` is for the list, `form` is drawn next to it.
 */
export function useMadeInPlace(
  makes: MadeMaster | undefined,
  { isDisabled, readAgain, onChange }: MakingField,
): { making: Making | undefined; form: ReactNode } {
  const { voucherEntry: words } = useMastersText();
  const toast = useToast();
  const may = useMayMake(makes);
  const [request, setRequest] = useState<{ typed: string; field: MadeFor }>();
  const form = makes && masterForms[makes];
  const typedText = request?.typed ?? "";
  const initial = useMemo(() => form?.initial(typedText) ?? {}, [form, typedText]);
  if (!makes || !form || isDisabled || !may) return { making: undefined, form: null };

  const take = async (field: MadeFor, id: string) => {
    setRequest(undefined);
    // The engine refetches all lists after this callback; wait for that answer.
    await new Promise((resolve) => setTimeout(resolve));
    const options = await readAgain();
    if (options.some(({ value }) => value === id)) {
      // Synchronously, so that the form moves on from the chosen value.
      flushSync(() => onChange(id));
      field.goOn();
    } else {
      toast(words.madeElsewhere, "warn");
      field.retype();
    }
  };
  return {
    making: {
      label: `${words.make[makes]} (Alt+C)`,
      Button: MakingButton,
      make: (name, field) => setRequest({ typed: name, field }),
    },
    form: request && (
      // Events of the dialog would bubble to the voucher's form and post it.
      <div role="presentation" onKeyDown={stop} onSubmit={stop} onPaste={stop}>
        <Suspense fallback={null}>
          <form.Form
            title={words.make[makes]}
            initial={initial}
            onMade={(id) => void take(request.field, String(id))}
            onClose={() => {
              setRequest(undefined);
              // Wait: the dialog holds the focus until it unmounts.
              setTimeout(request.field.retype);
            }}
          />
        </Suspense>
      </div>
    ),
  };
}

/** The page's token or the user's role decides. */
function useMayMake(makes: MadeMaster | undefined): boolean {
  const client = useVanbook();
  const { mayWrite, isKnown } = useOffered();
  const role = useRole(makes !== undefined);
  if (!makes) return false;
  const { operation, roles } = masterForms[makes];
  return isTokenClient(client) ? isKnown && mayWrite(operation) : role !== undefined && roles.includes(role);
}

function stop(event: SyntheticEvent) {
  event.stopPropagation();
}

function MakingButton({ input, making }: { input: TypedInput; making: Making }) {
  const list = useContext(ComboBoxStateContext);
  const make = useMake(making, input);
  if (list?.collection.size !== 0) return null;
  return (
    <Foot>
      <Button variant="quiet" tabIndex={-1} onMouseDown={(event) => event.preventDefault()} onPress={make}>
        {making.label}
      </Button>
    </Foot>
  );
}

const Foot = styled.div`
  padding: var(--vb-space-1) 0;
  border-top: var(--vb-hairline) solid var(--vb-line);
  .vb-button {
    justify-content: flex-start;
    width: 100%;
    padding-inline: var(--vb-space-3);
  }
`;
