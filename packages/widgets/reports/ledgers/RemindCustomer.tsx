import { Suspense, useState } from "react";
import { Button } from "../../parts/Button.tsx";
import { lazyPart } from "../../parts/lazy-part.ts";
import { isTokenClient } from "../../provider/token-terms.ts";
import { useVanbook } from "../../provider/use-vanbook.ts";
import { reminderText } from "../../../sdk/generated/text/en-IN/reminder.ts";
import { useTextOf } from "../../text/use-text.ts";
import type { ReminderDialogProps } from "./ReminderDialog.tsx";

/** Shows a preview first. Not on embedded pages, since tokens can't send. */
export function RemindCustomer(props: Omit<ReminderDialogProps, "onClose">) {
  const text = useTextOf("reminder", reminderText);
  const client = useVanbook();
  const [isAsking, setAsking] = useState(false);
  if (isTokenClient(client)) return null;
  return (
    <>
      <Button onPress={() => setAsking(true)}>{text.remind}</Button>
      {isAsking && (
        <Suspense fallback={null}>
          <ReminderDialog {...props} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}

const ReminderDialog = lazyPart(() => import("./ReminderDialog.tsx").then((part) => part.ReminderDialog));
