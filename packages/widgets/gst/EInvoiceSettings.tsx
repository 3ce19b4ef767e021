import { useState } from "react";
import { eInvoicesText } from "../../sdk/generated/text/en-IN/e-invoices.ts";
import { useRead } from "../form/use-read.ts";
import { useWriting } from "../form/use-writing.ts";
import { Button } from "../parts/Button.tsx";
import { useTextOf } from "../text/use-text.ts";
import { EInvoiceSettingsForm } from "./EInvoiceSettingsForm.tsx";

/** Opens what the company says of its e-invoices. */
export function EInvoiceSettings() {
  const text = useTextOf("eInvoices", eInvoicesText);
  const writing = useWriting(["eInvoices.saveSettings"]);
  const { data: settings } = useRead({ operation: "eInvoices.settings" });
  const [isOpen, setOpen] = useState(false);
  if (writing.isReadOnly || !settings) return null;
  return (
    <>
      <Button onPress={() => setOpen(true)}>{text.settings}</Button>
      {isOpen && <EInvoiceSettingsForm settings={settings} onClose={() => setOpen(false)} />}
    </>
  );
}
