export function rupees(amount: string): string {
  return amount.startsWith("-") ? `-₹ ${amount.slice(1)}` : `₹ ${amount}`;
}
