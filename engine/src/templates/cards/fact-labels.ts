type Labels = { place: string; remote: string; salary: string; kind: string };

/** What the facts of a vacancy are called, by language; without a row they stand for themselves. */
export const FACT_LABELS: Readonly<Record<string, Labels>> = {
  en: { place: 'Place', remote: 'Mode', salary: 'Salary', kind: 'Contract' },
};
