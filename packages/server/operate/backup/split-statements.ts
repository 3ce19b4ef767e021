/**
 * Splits the output of mysqlbinlog or mariadb-binlog into statements without their delimiters.
 * `DELIMITER` is an instruction to the client, not a statement.
 */
export async function* splitStatements(lines: AsyncIterable<string>): AsyncGenerator<string> {
  let delimiter = ";";
  let statement = "";
  for await (const line of lines) {
    if (statement === "" && (line.startsWith("#") || line.trim() === "")) continue; // comments with log positions
    const change = statement === "" ? /^DELIMITER (\S+)$/i.exec(line) : null;
    if (change) {
      delimiter = change[1] ?? ";";
      continue;
    }
    statement += `${statement === "" ? "" : "\n"}${line}`;
    if (!statement.endsWith(delimiter)) continue;
    const whole = statement.slice(0, -delimiter.length).trim();
    statement = "";
    if (whole !== "") yield whole;
  }
}
