import type { ArgumentSchema } from "./guide-type.ts";
import { listCommonArguments, readNamedSheet } from "./import-sheet.ts";
import { operationNames, findGuide } from "./operation-guide.ts";
import { Misuse } from "./misuse.ts";

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

const ownOptions: Readonly<Record<string, readonly string[]>> = {
  login: ["--profile", "--url"],
  logout: ["--profile"],
  import: ["--dry-run", "--profile", "--quiet"],
  events: ["--after", "--types", "--follow", "--profile"],
  mcp: ["--operations", "--writes", "--profile"],
};

/** Completes the last of `words`, which come after `vanbook`. */
export function listCompletions(words: readonly string[]): string[] {
  const last = words.at(-1) ?? "";
  const filterByStart = (names: readonly string[]) =>
    names.filter((name) => name.toLowerCase().startsWith(last.toLowerCase()));
  const [first = ""] = words;
  if (words.length <= 1) return filterByStart([...commands, ...operationNames]);
  if (last.startsWith("-")) return filterByStart(ownOptions[first] ?? optionNames);
  if (first === "help") return filterByStart(operationNames);
  if (first === "import")
    return words.length === 2
      ? filterByStart(["customers", "suppliers", "items"])
      : filterByStart(importWords(words.slice(1), last));
  if (first === "completion") return filterByStart(["bash", "zsh"]);
  return filterByStart(listArgumentWords(first, last));
}

/**
 * The arguments common to all rows of a sheet, once its file is named; before that nothing, so that
 * the shell completes file names.
 */
function importWords(words: readonly string[], last: string): string[] {
  try {
    const { kind, words: choices } = readNamedSheet(words);
    return choices.length === 0 ? [] : listChoiceWords(listCommonArguments(kind), last);
  } catch (error) {
    if (error instanceof Misuse) return [];
    throw error;
  }
}

function listArgumentWords(operationName: string, last: string): string[] {
  if (!operationNames.some((name) => name.toLowerCase() === operationName.toLowerCase())) return [];
  return listChoiceWords(findGuide(operationName).guide.args, last);
}

/** `Name=` for each argument, or `Name=Value` for each possible value. */
function listChoiceWords(args: Readonly<Record<string, ArgumentSchema>>, last: string): string[] {
  const [name] = last.split("=");
  const values = args[name ?? ""]?.enum;
  if (last.includes("=")) return (values ?? []).map((value) => `${name}=${String(value)}`);
  return Object.keys(args).map((one) => `${one}=`);
}

/** A shell runs the script once; the script completes words by calling the command. */
export function chooseCompletionScript(shell: string | undefined): string {
  if (shell === "bash") return BASH_SCRIPT;
  if (shell === "zsh") return ZSH_SCRIPT;
  throw new Misuse("Completion is for bash and zsh: `vanbook completion bash`.");
}

// bash starts a new word after `=`, so the part up to it is removed from the completions.
const BASH_SCRIPT = `# vanbook completion bash >> ~/.bashrc
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

const ZSH_SCRIPT = `# vanbook completion zsh >> ~/.zshrc
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
