export function createSummary() {
  const results = [];
  const startedAt = performance.now();
  return {
    record(result) {
      const complete = { skipped: [], failures: [], quarantined: [], files: [], ...result };
      results.push(complete);
      console.log(`\n${formatRow(complete)}`);
    },
    hasPassed: (name) => results.some((result) => result.name === name && result.failed === 0),
    /** Prints the whole table; the process will end with code 1 if anything has failed. */
    print() {
      const sum = (key) => results.reduce((total, result) => total + result[key], 0);
      const total = (performance.now() - startedAt) / 1000;
      console.log(`\nThe slowest test files:\n${formatSlowest(results).join("\n")}\n`);
      console.log(`${results.map(formatRow).join("\n")}\n${total.toFixed(1).padStart(49)} s  in all\n`);
      printList(
        "skipped",
        results.flatMap(({ skipped }) => skipped),
      );
      printList(
        "in quarantine (tests/quarantine.json) and failed",
        results.flatMap(({ quarantined }) => quarantined),
      );
      printList(
        "failed",
        results.flatMap(({ failures }) => failures),
      );
      process.exitCode = sum("failed") > 0 ? 1 : 0;
      console.log(`${sum("passed")} passed, ${sum("failed")} failed`);
    },
  };
}

function formatRow({ name, passed, failed, skipped, seconds }) {
  const skippedWords = skipped.length > 0 ? `, ${skipped.length} skipped` : "";
  const counts = `${String(passed).padStart(5)} passed ${failed > 0 ? `${failed} FAILED` : ""}${skippedWords}`;
  return `${failed > 0 ? "✗" : "✓"} ${name.padEnd(46)} ${seconds.toFixed(1).padStart(7)} s  ${counts.trimEnd()}`;
}

function formatSlowest(results) {
  const files = results.flatMap((result) => result.files).toSorted((a, b) => b.seconds - a.seconds);
  return files.slice(0, 15).map(({ name, seconds }) => `  ${seconds.toFixed(1).padStart(6)} s  ${name}`);
}

function printList(title, names) {
  if (names.length > 0)
    console.log(`${names.length} ${title}:\n${names.map((name) => `  ${name}`).join("\n")}\n`);
}
