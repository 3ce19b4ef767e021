import {
  ClientSideRowModelModule,
  CsvExportModule,
  createGrid,
  ModuleRegistry,
  QuickFilterModule,
  TextFilterModule,
  themeQuartz,
} from "ag-grid-community";

// By itself, with the modules for what the report does too: sorting, search, filters, CSV. Excel, PDF, details and totals it has none for.
ModuleRegistry.registerModules([
  ClientSideRowModelModule,
  CsvExportModule,
  QuickFilterModule,
  TextFilterModule,
]);

/** The rows that the sale report asks for, by a token of the same route: `?from=&to=` are its days. */
export async function mountGrid(box, baseUrl) {
  const query = new URLSearchParams(location.search);
  const { token } = await (await fetch("/vanbook-token")).json();
  const answer = await fetch(`${baseUrl}/api/getSaleReport?page=1&pageSize=500&sort=-BillDate`, {
    method: "POST",
    headers: {
      Accept: "application/vnd.vanbook.table+json",
      Authorization: `Bearer ${token}`,
      "Content-Type": "application/json",
      "X-Vanbook-Client": "ag-grid",
    },
    body: JSON.stringify({ FromDate: query.get("from"), ToDate: query.get("to") }),
  });
  const { columns, rows } = await answer.json();
  box.style.height = "600px";
  createGrid(box, {
    theme: themeQuartz,
    styleNonce: "grid",
    columnDefs: columns.map((name, at) => ({
      colId: name,
      headerName: name,
      filter: true,
      valueGetter: ({ data }) => data[at],
    })),
    rowData: rows,
  });
}
