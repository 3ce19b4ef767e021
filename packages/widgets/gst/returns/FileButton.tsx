import { useMutation } from "@tanstack/react-query";
import type { Vanbook } from "@vanbook/sdk";
import { gstReturnText } from "../../../sdk/generated/text/en-IN/gst-return.ts";
import { FailureBanner } from "../../form/FailureBanner.tsx";
import { Button } from "../../parts/Button.tsx";
import { useOffered } from "../../provider/use-offered.ts";
import { useTextOf } from "../../text/use-text.ts";

interface FileButtonProps {
  isDisabled: boolean;
  read: (client: Vanbook) => Promise<readonly WrittenFile[]>;
}

interface WrittenFile {
  name: string;
  text: string;
}

/** Saves the files of a return as the portal takes them. */
export function FileButton({ isDisabled, read }: FileButtonProps) {
  const text = useTextOf("gstReturn", gstReturnText);
  const { client } = useOffered();
  const { mutate, isPending, error } = useMutation({
    mutationKey: ["export"],
    mutationFn: async (_: { kind: "json" }) => {
      const [files, { download }] = await Promise.all([
        read(client),
        import("../../report/export/save-file.ts"),
      ]);
      for (const file of files) download(new Blob([file.text], { type: "application/json" }), file.name);
    },
  });
  return (
    <>
      <Button
        icon="sheet"
        isDisabled={isDisabled}
        pendingLabel={isPending && text.writingFile}
        onPress={() => mutate({ kind: "json" })}
      >
        {text.file}
      </Button>
      <FailureBanner problem={error} words={text.fileFailed} />
    </>
  );
}
