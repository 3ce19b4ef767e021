import { defineMaster, type MasterProps } from "../../master/define-master.tsx";
import { ProfileImage } from "./ProfileImage.tsx";
import { userMaster, usersShown } from "./user-master.ts";

/**
 * Shows all users to everybody in the company. The administrator can also change them here.
 * @widget Users and company
 * @element none: for the reason given at UserCreation
 */
export function UserMaster(props: MasterProps) {
  return props.isReadOnly ? <UsersShown {...props} /> : <UsersKept {...props} />;
}

const parts = { inputs: { image: ProfileImage } };
const UsersKept = defineMaster(userMaster, parts);
const UsersShown = defineMaster(usersShown, parts);
UserMaster.definition = UsersKept.definition;
