import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { onTestFinished } from "vitest";

/** A shell in an empty folder, for the reader of a guide. */
export interface Shell {
  folder: string;
  /** Runs shell lines in the folder; throws with their output if one of them fails. */
  run(lines: string, options?: Typed): Promise<{ printed: string; told: string }>;
  /** Starts lines that run until they are stopped, or until the test ends. */
  begin(lines: string): Begun;
}

/** Standard input of the lines. */
interface Typed {
  typed?: string;
}

/** Lines that are still running. */
export interface Begun {
  printed(): string;
  stop(): Promise<void>;
}

/**
 * Makes the folder. `npm install` links only the packages that it names, ours from their sources
 * in place of their files. `date` is the machine's program, but counts from VANBOOK_SHELL_NOW. All other programs are the
 * machine's.
 */
export async function openShell(settings: Record<string, string>): Promise<Shell> {
  const top = await mkdtemp(join(tmpdir(), "vanbook-guide-"));
  onTestFinished(() => rm(top, { recursive: true, force: true, maxRetries: 5 }));
  const [folder, bin] = [join(top, "work"), join(top, "bin")];
  await mkdir(folder);
  await mkdir(bin);
  for (const [name, text] of Object.entries(PROGRAMS)) {
    await writeFile(join(bin, name), `#!/bin/sh\n${text}`);
    await chmod(join(bin, name), 0o755);
  }
  const env = {
    PATH: [bin, dirname(process.execPath), process.env.PATH].join(":"),
    HOME: folder,
    LANG: "C.UTF-8",
    NODE_OPTIONS: `--import ${TSX_URL} --conditions=vanbook-source`,
    VANBOOK_ROOT: ROOT_FOLDER,
    VANBOOK_BIN: bin,
    ...settings,
  };
  return {
    folder,
    async run(lines, { typed = "" } = {}) {
      const shellRun = promisify(execFile)("sh", ["-ec", lines], { cwd: folder, env });
      // Lines that read nothing may end before this is written.
      shellRun.child.stdin?.on("error", ignoreClosedPipe).end(typed);
      return shellRun.then(
        ({ stdout, stderr }) => ({ printed: stdout, told: stderr }),
        ({ stdout, stderr }: { stdout: string; stderr: string }) => {
          throw new Error(`This failed:\n${lines}\n${stdout}\n${stderr}`);
        },
      );
    },
    begin(lines) {
      // A separate process group, so that stopping it ends all commands of a pipe.
      const child = spawn("sh", ["-ec", lines], { cwd: folder, env, detached: true });
      let printedText = "";
      child.stdout.setEncoding("utf8").on("data", (text: string) => (printedText += text));
      child.stderr.resume();
      const childClose = once(child, "close");
      const stop = async () => {
        if (child.exitCode === null && child.signalCode === null && child.pid !== undefined)
          process.kill(-child.pid);
        await childClose;
      };
      onTestFinished(stop);
      return { printed: () => printedText, stop };
    },
  };
}

/** @throws all errors but the one that says that nobody reads the pipe any more. */
function ignoreClosedPipe(error: NodeJS.ErrnoException) {
  if (error.code !== "EPIPE") throw error;
}

const ROOT_FOLDER = join(import.meta.dirname, "../..");
const TSX_URL = pathToFileURL(createRequire(import.meta.url).resolve("tsx")).href;

const PROGRAMS = {
  // Links the named packages: ours by their files, or those in the tests' node_modules.
  npm: `[ "$1" = install ] || { echo "Only npm install is known here: npm $*" >&2; exit 1; }
shift
[ "$1" = --global ] && { shift; isGlobal=1; }
for name in "$@"; do
  case "$name" in
    ./vanbook-*.tgz)
      file="\${name#./vanbook-}"
      name="@vanbook/\${file%.tgz}"
      from="$VANBOOK_ROOT/packages/\${file%.tgz}" ;;
    @vanbook/*|vanbook) echo "$name is on no registry." >&2; exit 1 ;;
    *) from="$VANBOOK_ROOT/tests/node_modules/$name" ;;
  esac
  [ -e "$from/package.json" ] || { echo "No package $name is here." >&2; exit 1; }
  if [ "$isGlobal" ]; then
    [ "$name" = @vanbook/sdk ] || { echo "$name has no command." >&2; exit 1; }
    printf '#!/bin/sh\\nexec node "%s" "$@"\\n' "$from/command/main.ts" > "$VANBOOK_BIN/vanbook"
    chmod +x "$VANBOOK_BIN/vanbook"
  else
    mkdir -p "node_modules/$(dirname "$name")"
    ln -sfn "$from" "node_modules/$name"
  fi
done
`,
  date: `last=
for word in "$@"; do
  [ "$last" = -d ] && { found=1; word="$VANBOOK_SHELL_NOW $word"; }
  last="$word"
  set -- "$@" "$word"
  shift
done
[ "$found" ] || set -- -d "$VANBOOK_SHELL_NOW" "$@"
PATH="\${PATH#*:}" exec date "$@"
`,
};
