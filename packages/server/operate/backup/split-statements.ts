/**
 * The statements in what mysqlbinlog and mariadb-binlog write, one by one, without their delimiters, which the text itself changes: `DELIMITER`
 * is an instruction to a client, no statement.
 */
export async function* splitStatements(lines: AsyncIterable<string>): AsyncGenerator<string> {
  let delimiter = ";";
  let statement = "";
  for await (const line of lines) {
    if (statement === "" && (line.startsWith("#") || line.trim() === "")) continue; // says where in the log it is
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
