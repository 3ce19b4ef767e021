import { styled } from "styled-components";

export interface NamedProblem {
  key: number;
  /** Of the document, if it is known. */
  number: string | undefined;
  lines: readonly string[];
}

/** What is wrong with each document of a file; nothing if nothing is. */
export function NamedProblems({ title, problems }: { title: string; problems: readonly NamedProblem[] }) {
  if (problems.length === 0) return null;
  return (
    <section className="vb-named-problems" aria-label={title}>
      <strong>{title}</strong>
      <List>
        {problems.map(({ key, number, lines }) => (
          <li key={key}>
            {number !== undefined && <strong>{number}</strong>}
            {lines.map((line) => (
              <div key={line}>{line}</div>
            ))}
          </li>
        ))}
      </List>
    </section>
  );
}

const List = styled.ul`
  display: grid;
  gap: var(--vb-space-2);
  margin: var(--vb-space-2) 0 0;
  padding-inline-start: var(--vb-space-4);
  overflow-wrap: anywhere;
`;
