import { defineMaster } from "../../master/define-master.tsx";
import { ProfileImage } from "./ProfileImage.tsx";
import { userCreation } from "./user-creation.ts";

/**
 * Keeps the company's users and how they sign in. Passwords can be set here but are never shown.
 * @widget Users and company
 * @element none: says who may sign in, and as what: as ApiKeyMaster
 */
export const UserCreation = defineMaster(userCreation, { inputs: { image: ProfileImage } });
