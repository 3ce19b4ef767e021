import { createContext, useContext, useSyncExternalStore } from "react";
import type { Vanbook } from "@vanbook/sdk";
import type { ConnectionStore } from "./connection-store.ts";
import type { SessionState, SessionStore, SessionUser } from "./session-store.ts";

export interface Services {
  vanbook: Vanbook;
  session: SessionStore;
  connection: ConnectionStore;
}

export const ServicesContext = createContext<Services | null>(null);

export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error("The app's services are missing above this component.");
  return services;
}

export function useSession(): SessionState {
  const { session } = useServices();
  return useSyncExternalStore(session.subscribe, session.read);
}

/** The signed-in user, or the last one after the session expired. Only behind the guard. */
export function useUser(): SessionUser {
  const state = useSession();
  if (!("user" in state)) throw new Error("This component must stand behind the guard.");
  return state.user;
}

export function useReachable(): boolean {
  const { connection } = useServices();
  return useSyncExternalStore(connection.subscribe, connection.read);
}
