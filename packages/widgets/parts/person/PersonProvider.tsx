import { Suspense, useCallback, useState, type ReactNode } from "react";
import { AskPersonContext, type AskPerson } from "../../provider/ask-person.ts";
import { lazyPart } from "../lazy-part.ts";

const PersonQuestion = lazyPart(() => import("./PersonQuestion.tsx").then((part) => part.PersonQuestion));

/** Requests that wait for the password at the same time get one answer. */
export function PersonProvider({ children }: { children: ReactNode }) {
  const [waiting, setWaiting] = useState<readonly ((isConfirmed: boolean) => void)[]>([]);
  const ask = useCallback<AskPerson>(
    () => new Promise((resolve) => setWaiting((now) => [...now, resolve])),
    [],
  );
  const answer = (isConfirmed: boolean) => {
    setWaiting([]);
    for (const resolve of waiting) resolve(isConfirmed);
  };
  return (
    <AskPersonContext.Provider value={ask}>
      {children}
      {waiting.length > 0 && (
        <Suspense>
          <PersonQuestion onAnswer={answer} />
        </Suspense>
      )}
    </AskPersonContext.Provider>
  );
}
