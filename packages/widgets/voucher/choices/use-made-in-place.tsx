import { useQuery } from "@tanstack/react-query";
import { flushSync } from "react-dom";
import { Suspense, useMemo, useState, type ReactNode, type SyntheticEvent } from "react";
import type { MadeMaster } from "../../form/look-up.ts";
import { masterForms } from "../../master-forms.tsx";
import type { MadeFor, Making } from "../../parts/making/making.ts";
import { MakingButton } from "../../parts/making/MakingButton.tsx";
import type { Option } from "../../parts/option.ts";
import { useToast } from "../../parts/toast/Toast.tsx";
import { isTokenClient } from "../../provider/token-terms.ts";
import { useOffered } from "../../provider/use-offered.ts";
import { useVanbook } from "../../provider/use-vanbook.ts";
import { mastersEnIN } from "../../text/en-IN/masters.ts";
import { useTextOf } from "../../text/use-text.ts";

/** The field that something is made for. */
interface MakingField {
  isDisabled: boolean;
  /** Reads its choices anew. */
  readAgain: () => Promise<readonly Option[]>;
  onChange: (value: string) => void;
}

/**
 * What a field offers where its list lacks something: the master's own form, over the voucher, begun with what was typed. Once that is saved
 * it is chosen, and one goes on from the field. `making` is the list's, `form` is drawn beside it.
 */
export function useMadeInPlace(
  makes: MadeMaster | undefined,
  { isDisabled, readAgain, onChange }: MakingField,
): { making: Making | undefined; form: ReactNode } {
  const { voucherEntry: words } = useTextOf("masters", mastersEnIN);
  const toast = useToast();
  const may = useMayMake(makes);
  const [asked, setAsked] = useState<{ typed: string; field: MadeFor }>();
  const form = makes && masterForms[makes];
  const typed = asked?.typed ?? "";
  const initial = useMemo(() => form?.initial(typed) ?? {}, [form, typed]);
  if (!makes || !form || isDisabled || !may) return { making: undefined, form: null };

  const take = async (field: MadeFor, id: string) => {
    setAsked(undefined);
    // The engine asks for all lists anew after this: that answer is waited for.
    await new Promise((resolve) => setTimeout(resolve));
    const options = await readAgain();
    if (options.some(({ value }) => value === id)) {
      // At once, so that the form goes on from what is chosen.
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
      make: (name, field) => setAsked({ typed: name, field }),
    },
    form: asked && (
      // A dialog's events would go on to the voucher's form, and post it.
      <div role="presentation" onKeyDown={stop} onSubmit={stop} onPaste={stop}>
        <Suspense fallback={null}>
          <form.Form
            title={words.make[makes]}
            initial={initial}
            onMade={(id) => void take(asked.field, String(id))}
            onClose={() => {
              setAsked(undefined);
              // The dialog holds the focus until it is gone.
              setTimeout(asked.field.retype);
            }}
          />
        </Suspense>
      </div>
    ),
  };
}

/** Whether one may be made on this page: the page's token allows it, or the role of who is signed in. */
function useMayMake(makes: MadeMaster | undefined): boolean {
  const client = useVanbook();
  const { mayWrite, isKnown } = useOffered();
  const isToken = isTokenClient(client);
  const { data } = useQuery({
    // Kept as choices are: no posting changes it.
    queryKey: ["look-up", "session.current"],
    queryFn: ({ signal }) => client.session.current({}, { signal }),
    enabled: makes !== undefined && !isToken,
    staleTime: Infinity,
    retry: false,
    retryOnMount: false,
  });
  if (!makes) return false;
  const { operation, roles } = masterForms[makes];
  return isToken ? isKnown && mayWrite(operation) : data !== undefined && roles.includes(data.UserRoleId);
}

function stop(event: SyntheticEvent) {
  event.stopPropagation();
}
