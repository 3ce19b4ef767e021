/**
 * `FromDate` becomes `from-date`, `activeUserId` becomes `active-user-id`, `RouteID` becomes
 * `route-id`.
 */
export function toAttributeName(argument: string): string {
  return argument.replaceAll(/([a-z\d])([A-Z])/g, "$1-$2").toLowerCase();
}
