import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const REPOSITORY_ROOT = join(import.meta.dirname, "../../..");
const SKIPPED_FILES = /node_modules|dist\/|generated\/|fixtures\/|\.(test|test-d|stories)\./;

/**
 * The messages in the specification's error catalogues, as they are in the product; only the fixed
 * part if the rest varies.
 */
const DOCUMENTED_WORDS: readonly string[] = [
  // Shell, dashboard, administration.
  "Invalid credentials for Username or Password.",
  "An unexpected error occurred.",
  "Invalid company or password.",
  "Failed to load company data.",
  "Failed to fetch data. Please try again.",
  "Failed to fetch images.",
  "Error fetching data",
  "Stock Data Error",
  "No Sales Today",
  "An error occurred while fetching the sale report",
  "No messages available.",
  "No tasks available",
  "Password reset failed.",
  "An error occurred while resetting the password.",
  "No response received from the server.",
  "Password successfully updated. Logging you out...",
  "Failed to submit data! An error occurred while registering",
  "An error occurred while deleting",
  "Failed to delete data!",
  "Employee Message deleted successfully!",
  "Submittion Successful",
  "Updation Successful",
  "Delete Successful",
  "An error occurred while fetching Task",
  "An error occurred while submitting",
  "An error occurred while updating",
  "Failed to fetch company data",
  "Operation failed",
  "Request failed",
  "Update failed",
  "Update request failed",
  "Delete failed",
  "Delete error",
  "Company inserted successfully.",
  "Company updated successfully",
  "Failed to fetch user data",
  "User created successfully",
  "User updated successfully",
  "User deleted successfully",
  "Failed to update task! An error occurred while updating",
  // Masters, vouchers.
  "Failed to fetch employee data",
  "Failed to fetch branches",
  "Failed to fetch UserRole",
  "Failed to fetch Zone",
  "Failed to fetch users",
  "Failed to fetch MAC addresses:",
  "No data received from API",
  "Failed to fetch route data",
  "Failed to fetch states",
  "Failed to fetch districts",
  "Failed to fetch taluks",
  "Failed to fetch junctions",
  "Failed to load route assignments for selected employee.",
  "Failed to load dropdown data.",
  "Update failed.",
  "Deletion failed",
  "Insert failed",
  "Update request failed.",
  "Failed to submit branch information. Please try again.",
  "Failed to submit Zone information. Please try again.",
  "Failed to submit account.",
  "Failed to update account.",
  "Failed to delete account.",
  "Failed to submit Allocation.",
  "Delete failed.",
  "Failed to submit InvoiceSeries information. Please try again.",
  "Failed to import accounts.",
  "Failed to import items.",
  "Failed to submit item",
  "Failed to update item",
  "Failed to update data!",
  "Failed to save assignments.",
  "Failed to delete route",
  "Save failed",
  "Failed to submit data.",
  "Failed to fetch receipt details. Please try again.",
  "Failed to fetch journal report. Please try again.",
  "Failed to fetch payment details.",
  "An error occurred while fetching the report.",
  "User allowance updated successfully!",
  "MAC address added successfully",
  "MAC address updated successfully",
  "MAC address deleted successfully",
  "Branch information submitted successfully!",
  "Branch updated successfully!",
  "Branch deleted successfully!",
  "Account submitted successfully",
  "Account updated successfully",
  "Account deleted successfully",
  "Accounts imported successfully!",
  "Items imported successfully!",
  "Item updated successfully!",
  "Item deleted successfully!",
  "Rate created successfully",
  "Rate deleted successfully",
  "Route created successfully",
  "Route updated successfully",
  "Route deleted successfully",
  "Vehicle created successfully",
  "Vehicle updated successfully",
  "Vehicle deleted successfully",
  "Saved successfully",
  "Assignments saved successfully!",
  "Allocation deleted successfully!",
  "InvoiceSeries updated successfully!",
  "InvoiceSeries deleted successfully!",
  "No data to export.",
  // Reports.
  "Failed to fetch ledger data. Please try again.",
  "Failed to fetch P&L data. Please try again.",
  "Failed to fetch profit report. Please try again.",
  "Failed to fetch stock report. Please try again.",
  "Failed to fetch report data. Please try again.",
  "Failed to fetch production report. Please try again.",
  "Failed to fetch damage report. Please try again.",
  "Error: {message}",
  "No response from the server. Please check your connection.",
  "Failed to fetch purchase report. Please try again.",
  "Failed to fetch order report. Please try again.",
  "Failed to fetch sale report. Please try again.",
  "Failed to load stock report.",
  "Failed to load vehicle data.",
  "Failed to load branch data.",
  "Failed to load dropdown user.",
  "Failed to load summary data.",
  "Please fill all required fields.",
  "Enter WhatsApp number",
  "No data available to generate PDF.",
  "Failed to send WhatsApp message.",
  "Failed to generate or send the PDF.",
  "Please select a Group Name.",
  "Financial Year ID is missing.",
  "CustomerID, FromDate, and ToDate are required.",
  "WhatsApp Send Response: {response}",
  "Failed to export to Excel. Please check console for details.",
];

/** Messages that no screen shows, each with the row of docs/deviations.md that gives the reason. */
const LEFT_OUT: Readonly<Record<string, number>> = {
  "Invalid CompanyID or Empid": 128,
  "CompanyID not found in sessionStorage": 128,
  "Failed to load route details": 171,
  "Insert error": 171,
  "Update error": 171,
  "Delete request failed": 171,
  "Unexpected response from server.": 71,
  "CompanyID is required.": 172,
};

const sources = ["packages/app", "packages/widgets", "packages/sdk", "packages/server"]
  .map(readFolderText)
  .join("\n");
const isSaid = (words: string) => ['"', "'", "`"].some((quote) => sources.includes(quote + words + quote));

test.each(DOCUMENTED_WORDS)("the product contains the documented message: %s", (words) => {
  expect(isSaid(words)).toBe(true);
});

test.each(Object.entries(LEFT_OUT))(
  "the message %s is left out, as row %i of the deviations explains",
  (words, row) => {
    const deviations = readFileSync(join(REPOSITORY_ROOT, "docs/deviations.md"), "utf8").split("\n");
    expect(deviations.find((line) => line.startsWith(`| ${row} |`))).toContain(`'${words}'`);
  },
);

/** All sources and catalogues in a folder, except tests and stories. */
function readFolderText(folder: string): string {
  return readdirSync(join(REPOSITORY_ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((path) => /\.tsx?$|\btext\/.*\.json$/.test(path) && !SKIPPED_FILES.test(path))
    .map((path) => readFileSync(join(REPOSITORY_ROOT, folder, path), "utf8"))
    .join("\n");
}
