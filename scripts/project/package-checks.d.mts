/** A program's output, and whether it succeeded. */
interface Called {
  ok: boolean;
  output: string;
}

export function listPackageChecks(): { name: string; run(): Promise<Called> }[];
