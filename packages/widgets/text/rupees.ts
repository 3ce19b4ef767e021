/** An amount with its sign before that of the rupee: `-₹ 5.00`. */
export function rupees(amount: string): string {
  return amount.startsWith("-") ? `-₹ ${amount.slice(1)}` : `₹ ${amount}`;
}
