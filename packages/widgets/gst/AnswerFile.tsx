import type { Schema } from "@vanbook/sdk";
import { useState } from "react";
import { eInvoicesText } from "../../sdk/generated/text/en-IN/e-invoices.ts";
import { useWriting } from "../form/use-writing.ts";
import { Banner } from "../parts/Banner.tsx";
import { Dialog } from "../parts/Dialog.tsx";
import { readBase64 } from "../parts/picture/data-url.ts";
import { useSingleMutation } from "../provider/use-single-mutation.ts";
import { useTextOf } from "../text/use-text.ts";
import { NamedProblems } from "./NamedProblems.tsx";
import { Part } from "./ReturnFrame.tsx";
import { IMPORT_TIMEOUT_MS, ImportButton } from "./returns/ImportButton.tsx";

type Answers = Schema<"EInvoiceAnswers">;

/** Chooses the portal's answer file and imports it. */
export function AnswerFile() {
  const text = useTextOf("eInvoices", eInvoicesText);
  const writing = useWriting(["eInvoices.importAnswers"]);
  const [answers, setAnswers] = useState<Answers>();
  const mutation = useSingleMutation({
    request: async (client, file: File) =>
      client.eInvoices.importAnswers({ fileBase64: await readBase64(file) }, { timeout: IMPORT_TIMEOUT_MS }),
    onDone: setAnswers,
    invalidates: ["eInvoices.list"],
  });
  if (writing.isReadOnly) return null;
  return (
    <>
      <ImportButton
        label={text.answers}
        pendingLabel={text.importing}
        failed={text.notImported}
        importing={mutation}
      />
      {answers && <ImportedAnswers answers={answers} onClose={() => setAnswers(undefined)} />}
    </>
  );
}

function ImportedAnswers({ answers, onClose }: { answers: Answers; onClose: () => void }) {
  const text = useTextOf("eInvoices", eInvoicesText);
  const { reported, refused, known, ignored } = answers;
  const problems = ignored.map(({ place, number, reason }) => ({
    ...{ key: place, number },
    lines: [text.ignoredAnswer(String(place), text.ignoredReasons[reason])],
  }));
  return (
    <Dialog title={text.answers} isOpen onClose={onClose} size="wide">
      <Part className="vb-imported-answers">
        <Banner
          tone={refused > 0 ? "warn" : "info"}
          title={text.imported(String(reported), String(refused), String(known))}
        />
        <NamedProblems title={text.ignored} problems={problems} />
      </Part>
    </Dialog>
  );
}
