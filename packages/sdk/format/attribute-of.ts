/** `FromDate` → `from-date`, `activeUserId` → `active-user-id`, `RouteID` → `route-id`. */
export function toAttributeName(argument: string): string {
  return argument.replaceAll(/([a-z\d])([A-Z])/g, "$1-$2").toLowerCase();
}
