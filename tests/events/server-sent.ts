/** Parses server-sent events from text that arrives in chunks of any length. Skips comments. */
export function createParser(onEvent: (event: { id: string; event: string; data: string }) => void) {
  let rest = "";
  return (text: string) => {
    const blocks = (rest + text).split("\n\n");
    rest = blocks.pop() ?? "";
    for (const block of blocks) {
      const lines = block.split("\n").filter((line) => !line.startsWith(":"));
      if (lines.length === 0) continue;
      const findValue = (name: string) =>
        lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2) ?? "";
      onEvent({ id: findValue("id"), event: findValue("event"), data: findValue("data") });
    }
  };
}
