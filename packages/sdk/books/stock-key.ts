/** The key of an item at a location. */
export function stockKey({ itemId, locationId }: { itemId: number; locationId: number }): string {
  return `${itemId} ${locationId}`;
}
