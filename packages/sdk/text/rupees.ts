/** An amount with the minus sign before the rupee sign: `-₹ 5.00`. */
export function rupees(amount: string): string {
  return amount.startsWith("-") ? `-₹ ${amount.slice(1)}` : `₹ ${amount}`;
}
