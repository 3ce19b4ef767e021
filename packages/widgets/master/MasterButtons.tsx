import type { ReactNode } from "react";
import { Button } from "../parts/Button.tsx";
import { useMastersText } from "../text/use-masters-text.ts";
import { useMasterModel } from "./master-context.ts";
import type { MasterVerb } from "./master-model.ts";
import { FormButtons } from "../form/FormButtons.styles.ts";

/**
 * Submit for a new record; Update and Delete for a listed record; Clear. Buttons without a function
 * at the moment are disabled; buttons that the page does not allow are hidden.
 */
export function MasterButtons({ children }: { children?: ReactNode }) {
  const { definition, record, pending, isReadOnly, may, writing, askRemove, clear } = useMasterModel();
  const { master: text } = useMastersText();
  const { words = {} } = definition;
  const isNew = record === undefined;
  const isBusy = pending !== undefined;
  // Until the permissions are known, buttons are invisible but take up their space.
  const shouldOffer = (verb: MasterVerb) => may[verb] || !writing.isKnown;
  if (isReadOnly && writing.isKnown)
    return children ? <FormButtons className="vb-form-buttons">{children}</FormButtons> : null;
  return (
    <FormButtons className="vb-form-buttons">
      {/* Enter presses the form's first submit button, but does nothing if that button is disabled. */}
      {shouldOffer("create") && (
        <Button
          type={isNew ? "submit" : "button"}
          variant="primary"
          isDisabled={!isNew || (isBusy && pending !== "create")}
          pendingLabel={pending === "create" && text.submitting}
        >
          {text.submit}
        </Button>
      )}
      {shouldOffer("update") && (
        <Button
          type={isNew ? "button" : "submit"}
          variant={isNew ? "plain" : "primary"}
          isDisabled={isNew || (isBusy && pending !== "update")}
          pendingLabel={pending === "update" && text.updating}
        >
          {text.update}
        </Button>
      )}
      {shouldOffer("remove") && (
        <Button
          variant="danger"
          isDisabled={isNew || (isBusy && pending !== "remove")}
          pendingLabel={pending === "remove" && (words.removing ?? text.deleting)}
          onPress={askRemove}
        >
          {words.remove ?? text.delete}
        </Button>
      )}
      <Button isDisabled={isBusy} onPress={clear}>
        {text.clear}
      </Button>
      {children}
    </FormButtons>
  );
}
