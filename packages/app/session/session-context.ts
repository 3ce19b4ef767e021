import { createContext, useContext, useSyncExternalStore } from "react";
import type { Vanbook } from "@vanbook/sdk";
import type { ConnectionStore } from "./connection-store.ts";
import type { SessionState, SessionStore, SessionUser } from "./session-store.ts";

/** What the whole app stands on; made once in `main.tsx`. */
export interface Services {
  vanbook: Vanbook;
  session: SessionStore;
  connection: ConnectionStore;
}

/** Where the components find the services. */
export const ServicesContext = createContext<Services | null>(null);

/** The client, the session and the connection. */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error("The app's services are missing above this component.");
  return services;
}

/** What is known of the session now. */
export function useSession(): SessionState {
  const { session } = useServices();
  return useSyncExternalStore(session.subscribe, session.read);
}

/** Who is signed in, or was until the session ended; only for what stands behind the guard. */
export function useUser(): SessionUser {
  const state = useSession();
  if (!("user" in state)) throw new Error("This component must stand behind the guard.");
  return state.user;
}

/** Whether the server can be reached. */
export function useReachable(): boolean {
  const { connection } = useServices();
  return useSyncExternalStore(connection.subscribe, connection.read);
}
