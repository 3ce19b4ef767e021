/** Strings of the dashboard in Indian English. */
export const dashboardText = {
  range: "Range",
  ranges: { today: "Today", "7": "Last 7 Days", "30": "Last 30 Days", "90": "Last 90 Days" },
  sales: "Sales",
  orders: "Order",
  outstanding: "Outstanding",
  receipts: "Receipt",
  failed: "Error fetching data",
  retryShort: "Retry",
  retry: (card: string) => `Retry ${card}`,
  rupees: (amount: string) => (amount.startsWith("-") ? `-₹ ${amount.slice(1)}` : `₹ ${amount}`),
  progress: (card: string) => `${card} against target`,
  ofTarget: (percent: string, target: string) => `${percent}% of ₹ ${target} target`,
  bills: (count: string) => `${count} ${count === "1" ? "bill" : "bills"}`,
  orderCount: (count: string) => `${count} ${count === "1" ? "order" : "orders"}`,
  closing: (amount: string) => `₹ ${amount} closing`,
  receiptCount: (count: string) => `${count} ${count === "1" ? "receipt" : "receipts"}`,
};
