import type { ArgumentSchema } from "./guide-type.ts";
import { commonArguments, namedSheet } from "./import-sheet.ts";
import { operationNames, guideOf } from "./operation-guide.ts";
import { Misuse } from "./misuse.ts";

/** The command's own words, in addition to the operations. */
export const commands = [
  "login",
  "logout",
  "profiles",
  "operations",
  "help",
  "import",
  "events",
  "mcp",
  "completion",
] as const;

/** The options of a call. */
export const optionNames = [
  "--json",
  "--table",
  "--rows",
  "--csv",
  "--pdf",
  "--excel",
  "--watch",
  "--output",
  "--page",
  "--page-size",
  "--sort",
  "--search",
  "--args",
  "--idempotency-key",
  "--profile",
  "--timeout",
  "--yes",
  "--quiet",
] as const;

/** Options of the command's own words. */
const ownOptions: Readonly<Record<string, readonly string[]>> = {
  login: ["--profile", "--url"],
  logout: ["--profile"],
  import: ["--dry-run", "--profile", "--quiet"],
  events: ["--after", "--types", "--follow", "--profile"],
  mcp: ["--operations", "--writes", "--profile"],
};

/** The completions for the last of these words, which come after `vanbook`. */
export function completionsOf(words: readonly string[]): string[] {
  const last = words.at(-1) ?? "";
  const starting = (names: readonly string[]) =>
    names.filter((name) => name.toLowerCase().startsWith(last.toLowerCase()));
  const [first = ""] = words;
  if (words.length <= 1) return starting([...commands, ...operationNames]);
  if (last.startsWith("-")) return starting(ownOptions[first] ?? optionNames);
  if (first === "help") return starting(operationNames);
  if (first === "import")
    return words.length === 2
      ? starting(["customers", "suppliers", "items"])
      : starting(importWords(words.slice(1), last));
  if (first === "completion") return starting(["bash", "zsh"]);
  return starting(argumentWords(first, last));
}

/**
 * The arguments common to all rows of a sheet, once its file is named; before that nothing, so that the
 * shell completes file names.
 */
function importWords(words: readonly string[], last: string): string[] {
  try {
    const { kind, words: choices } = namedSheet(words);
    return choices.length === 0 ? [] : choiceWords(commonArguments(kind), last);
  } catch (error) {
    if (error instanceof Misuse) return [];
    throw error;
  }
}

function argumentWords(operationName: string, last: string): string[] {
  if (!operationNames.some((name) => name.toLowerCase() === operationName.toLowerCase())) return [];
  return choiceWords(guideOf(operationName).guide.args, last);
}

/** `Name=` for each argument, or `Name=Value` for each possible value. */
function choiceWords(args: Readonly<Record<string, ArgumentSchema>>, last: string): string[] {
  const [name] = last.split("=");
  const values = args[name ?? ""]?.enum;
  if (last.includes("=")) return (values ?? []).map((value) => `${name}=${String(value)}`);
  return Object.keys(args).map((one) => `${one}=`);
}

/** The script that a shell runs once; it completes words by calling the command. */
export function completionScript(shell: string | undefined): string {
  if (shell === "bash") return BASH;
  if (shell === "zsh") return ZSH;
  throw new Misuse("Completion is for bash and zsh: `vanbook completion bash`.");
}

// bash starts a new word after `=`, so the part up to it is removed from the completions.
const BASH = `# vanbook completion bash >> ~/.bashrc
_vanbook() {
  local line="\${COMP_LINE:0:COMP_POINT}" words word
  read -r -a words <<< "$line"
  [[ "$line" == *" " ]] && words+=("")
  word="\${words[\${#words[@]}-1]}"
  COMPREPLY=()
  while IFS= read -r reply; do
    [[ "$word" == *=* ]] && reply="\${reply#*=}"
    COMPREPLY+=("$reply")
  done < <(vanbook __complete "\${words[@]:1}" 2>/dev/null)
  [[ \${#COMPREPLY[@]} -eq 1 && "\${COMPREPLY[0]}" == *= ]] && compopt -o nospace
}
complete -o default -F _vanbook vanbook
`;

const ZSH = `# vanbook completion zsh >> ~/.zshrc
_vanbook() {
  local -a replies
  replies=("\${(@f)$(vanbook __complete "\${(@)words[2,CURRENT]}" 2>/dev/null)}")
  [[ -n "$replies" ]] || { _files; return }
  compadd -S '' -- \${(M)replies:#*=}
  compadd -- \${replies:#*=}
}
(( $+functions[compdef] )) || { autoload -Uz compinit && compinit }
compdef _vanbook vanbook
`;
