/** `B2B/26-27` of `B2B/26-27/101`. */
export function findSeries(number: string, seriesNumber: number): string {
  return number.slice(0, -String(seriesNumber).length).replace(/\/$/, "");
}
