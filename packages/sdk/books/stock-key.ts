export function makeStockKey({ itemId, locationId }: { itemId: number; locationId: number }): string {
  return `${itemId} ${locationId}`;
}
