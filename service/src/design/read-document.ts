import type { DesignReport } from '@cardwright/engine/design';

/** Reads a document that `owner` sent in the field `parameter`; owners take turns. */
export type ReadDocument = (designMd: string, parameter: string, owner: string) => Promise<DesignReport>;
