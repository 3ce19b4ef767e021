import { useRef } from "react";
import { FailureBanner } from "../../form/FailureBanner.tsx";
import { Button } from "../../parts/Button.tsx";

interface ImportButtonProps {
  label: string;
  pendingLabel: string;
  failed: string;
  importing: { sent: unknown; error: Error | null; mutate: (file: File) => void };
}

/** Chooses a JSON file of the portal and imports it. */
export function ImportButton({ label, pendingLabel, failed, importing }: ImportButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept=".json,application/json"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) importing.mutate(file);
          // So that the same file can be chosen again after a correction.
          event.target.value = "";
        }}
      />
      <Button
        icon="sheet"
        pendingLabel={importing.sent !== undefined && pendingLabel}
        onPress={() => input.current?.click()}
      >
        {label}
      </Button>
      <FailureBanner problem={importing.error} words={failed} />
    </>
  );
}

/** A large file takes seconds, and other files may be read first. */
export const IMPORT_TIMEOUT_MS = 120_000;
