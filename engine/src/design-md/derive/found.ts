/** What a document says for one parameter; without `value` it says nothing that can be used. */
export type Found = { parameter: string; value?: string; source?: string; notes: string[] };
