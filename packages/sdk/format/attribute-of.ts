/**
 * The HTML attribute of an argument: `FromDate` is `from-date`, `activeUserId` is `active-user-id`, `RouteID` is
 * `route-id`.
 */
export function attributeOf(argument: string): string {
  return argument.replaceAll(/([a-z\d])([A-Z])/g, "$1-$2").toLowerCase();
}
