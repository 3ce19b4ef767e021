import { utils, write } from "xlsx";

/** In base64, a customer sheet of 5,000 rows: the most that an import may have. */
export function createSheet(): string {
  const rows = Array.from({ length: 5000 }, (_, index) => [`Customer ${index}`, "Kerala"]);
  const sheet = utils.aoa_to_sheet([["Customer", "State"], ...rows]);
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, "Sheet1");
  return (write(book, { type: "base64", bookType: "xlsx" }) as string).replaceAll("\n", "");
}
