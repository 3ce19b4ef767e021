import type { Schema } from "@vanbook/sdk";
import { useState } from "react";
import { eInvoicesText } from "../../sdk/generated/text/en-IN/e-invoices.ts";
import { FailureBanner } from "../form/FailureBanner.tsx";
import { Banner } from "../parts/Banner.tsx";
import { Button } from "../parts/Button.tsx";
import { Dialog } from "../parts/Dialog.tsx";
import { useSingleMutation } from "../provider/use-single-mutation.ts";
import { download } from "../report/export/save-file.ts";
import { useTextOf } from "../text/use-text.ts";
import { NamedProblems } from "./NamedProblems.tsx";
import { Part } from "./ReturnFrame.tsx";

type File = Schema<"EInvoiceFile">;

/** Saves the file for the portal, and names what is not in it. */
export function BulkFile({ days }: { days: { from: string; to: string } }) {
  const text = useTextOf("eInvoices", eInvoicesText);
  const [file, setFile] = useState<File>();
  const mutation = useSingleMutation({
    request: (client, of: { from: string; to: string }) =>
      client.eInvoices.file(of, { timeout: REQUEST_TIMEOUT_MS }),
    onDone: (answer) => {
      setFile(answer);
      if (answer.count > 0) download(new Blob([answer.text], { type: "application/json" }), answer.name);
    },
  });
  return (
    <>
      <Button
        icon="sheet"
        pendingLabel={mutation.sent !== undefined && text.taking}
        onPress={() => mutation.mutate(days)}
      >
        {text.take}
      </Button>
      <FailureBanner problem={mutation.error} words={text.notTaken} />
      {file && <TakenFile file={file} onClose={() => setFile(undefined)} />}
    </>
  );
}

function TakenFile({ file, onClose }: { file: File; onClose: () => void }) {
  const text = useTextOf("eInvoices", eInvoicesText);
  const problems = file.lacking.map(({ voucherId, number, lacks }) => ({
    ...{ key: voucherId, number },
    lines: lacks.map(({ path, place, problem }) =>
      text.lack(path, text.problems[problem], text.places[place]),
    ),
  }));
  return (
    <Dialog title={text.take} isOpen onClose={onClose} size="wide">
      <Part className="vb-taken-file">
        <Banner
          tone="info"
          title={file.count === 0 ? text.nothingTaken : text.taken(file.count, file.remaining)}
        />
        <NamedProblems title={text.lacking} problems={problems} />
      </Part>
    </Dialog>
  );
}

const REQUEST_TIMEOUT_MS = 120_000;
