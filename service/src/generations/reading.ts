import { createHash } from 'node:crypto';
import type { Brief, OtherReading, ReadPrompt, Warning } from '@cardwright/engine';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../base/clock.ts';
import { createKeyedMutex } from '../base/keyed-mutex.ts';
import type { DrawingEngine } from '../drawing/drawing-engine.ts';
import type { Reader, ReadOutcome } from '../models/reader.ts';
import type { Database } from '../stores/database.ts';
import { countAsked } from './count-asked.ts';
import type { GenerationRow } from './generation-row.ts';
import { COMPOSER } from './painting-price.ts';
import type { OnStep } from './step.ts';

export type ReadBuiltIn = (accountId: string, prompt: string, signal: AbortSignal) => Promise<Reading>;

export type ReadingParts = {
  database: Database;
  /** For somebody who waits, in the turn of the account. */
  readBuiltIn: ReadBuiltIn;
  engine: Pick<DrawingEngine, 'read' | 'checkReading' | 'findBriefFault' | 'listCatalogue'>;
  reader: Reader;
  clock: Clock;
  /** `unsure`: where the built-in reader is; `asked`: only where a request names the reader. */
  when: 'unsure' | 'always' | 'asked';
  dailyLimit: number;
  onStep: OnStep;
};

export type Reading = ReadPrompt & { reader: string };

/** Does something that needs no slot for drawing. */
type Wait = <T>(work: () => Promise<T>) => Promise<T>;

export type ModelReading = {
  /** What is understood of a prompt by whom the operator chose, or by the reader that is named. Stores nothing. */
  read(accountId: string, prompt: string, named: string | undefined, signal: AbortSignal): Promise<Reading>;
  /** The generation with what was read of its prompt, if a model is to read it; it is asked once. */
  obtain(row: GenerationRow, signal: AbortSignal, wait: Wait): Promise<GenerationRow>;
};

type Asking = { accountId: string; prompt: string; builtIn: Reading; signal: AbortSignal };

const REMEMBERED = 256;
const ALL_STYLES = { limit: 500, offset: 0 };
// What the built-in reader says of its own reading.
const OF_ITS_READING: ReadonlySet<Warning['code']> = new Set([
  'set_as_one',
  'unclear',
  'set_as_text',
  'not_understood',
  'no_room',
]);
const UNSURE: ReadonlySet<Warning['code']> = new Set([
  'set_as_one',
  'set_as_text',
  'unclear',
  'not_understood',
]);

/** Has a language model read prompts, held to the prompt's own words; the built-in reader where it cannot. */
export function createReading(parts: ReadingParts): ModelReading {
  const { database, engine, reader, when, dailyLimit, onStep } = parts;
  // The same prompt is often read before it is drawn, and in variations.
  const recent = new LRUCache<string, Reading>({ max: REMEMBERED });
  const inTurn = createKeyedMutex();
  let styles: Promise<readonly string[]> | undefined;

  const listStyles = (): Promise<readonly string[]> => {
    styles ??= engine.listCatalogue('styles', ALL_STYLES).then(
      ({ entries }) => entries.map(({ name }) => name),
      (error: unknown) => {
        styles = undefined;
        throw error;
      },
    );
    return styles;
  };

  const isWanted = (builtIn: ReadPrompt, named: string | undefined): boolean =>
    named === reader.name ||
    (named === undefined && (when === 'always' || (when === 'unsure' && isUnsure(builtIn))));

  const check =
    (prompt: string, builtIn: ReadPrompt) =>
    async (reading: OtherReading): Promise<{ problems: readonly string[]; result?: Reading | undefined }> => {
      // The size was settled when the prompt was accepted; pictures and designs by name are for those who see them.
      const { format } = builtIn.brief;
      const brief: Brief = { ...reading.brief, format, look: null, illustration: null, image: null };
      const fault = await engine.findBriefFault(brief);
      if (fault !== undefined) return { problems: [`\`${fault.path}\` ${fault.problem}`] };
      const { problems, isSound, ...checked } = await engine.checkReading(prompt, { ...reading, brief });
      if (!isSound) return { problems };
      return {
        problems,
        result: {
          brief: inItsLanguage(checked.brief),
          unused: checked.unused,
          warnings: ofPrompt(builtIn),
          reader: reader.name,
        },
      };
    };

  const ask = async ({ prompt, builtIn, signal }: Asking): Promise<ReadOutcome<Reading>> => {
    const request = { prompt, styles: await listStyles(), check: check(prompt, builtIn) };
    if (!(await countAsked(parts, 'readings', dailyLimit)))
      return { kind: 'unavailable', detail: 'the daily limit is reached' };
    return await reader.read(request, signal).catch((error: unknown): ReadOutcome<Reading> => {
      if (signal.aborted) throw error;
      // The engine had no time for it, or a worker died over it: another attempt would be paid again.
      return { kind: 'unread', detail: 'answered with what could not be checked' };
    });
  };

  /** What the model read, now or before; else what the built-in reader did, with a warning. */
  const readAnew = async (key: string, asking: Asking): Promise<Reading> => {
    const { builtIn, accountId } = asking;
    const own = `${accountId} ${key}`;
    const known = recent.get(own);
    if (known !== undefined) return known;
    const outcome = await ask(asking);
    if (outcome.kind !== 'read') return withWarning(builtIn, MISSING[outcome.kind]);
    recent.set(own, outcome.result);
    return outcome.result;
  };

  const toKey = (prompt: string): string =>
    createHash('sha256')
      .update(JSON.stringify([reader.fingerprint, prompt]))
      .digest('hex');

  /** What the model made of the same prompt for another image of the account. */
  const findStored = async (accountId: string, key: string) =>
    await database
      .selectFrom('generations')
      .select(['brief', 'reader'])
      .where('account_id', '=', accountId)
      .where('reading_key', '=', key)
      .where('reader', '=', reader.name)
      .where('brief', 'is not', null)
      .limit(1)
      .executeTakeFirst();

  const set = async (row: GenerationRow, values: Partial<GenerationRow>): Promise<GenerationRow> => {
    await database.updateTable('generations').set(values).where('id', '=', row.id).execute();
    return { ...row, ...values };
  };

  return {
    read: async (accountId, prompt, named, signal) => {
      const builtIn = await parts.readBuiltIn(accountId, prompt, signal);
      if (!isWanted(builtIn, named)) return builtIn;
      const key = toKey(prompt);
      const asking = { accountId, prompt, builtIn, signal };
      return await inTurn(`${accountId} ${key}`, () => readAnew(key, asking)).catch((error: unknown) => {
        if (!signal.aborted) throw error;
        return withWarning(builtIn, OUT);
      });
    },

    obtain: async (row, signal, wait) => {
      if (row.engine === COMPOSER || row.brief !== null || row.reading_key !== null || when === 'asked')
        return row;
      const { account_id: accountId, prompt } = row;
      const builtIn = await engine.read(prompt, { signal }, { owner: accountId });
      if (!isWanted(builtIn, undefined)) return row;
      const key = toKey(prompt);
      return await wait(() =>
        inTurn(`${accountId} ${key}`, async () => {
          signal.throwIfAborted();
          const stored = await findStored(accountId, key);
          if (stored !== undefined)
            return await set(row, {
              ...stored,
              reading_key: key,
              warnings: JSON.stringify(ofPrompt(builtIn)),
            });
          await set(row, { stage: 'reading' });
          const reading = await readAnew(key, { accountId, prompt, builtIn, signal });
          onStep('read', row.id);
          const isModels = reading.reader === reader.name;
          const kept = await set(row, {
            stage: null,
            reading_key: key,
            ...(isModels && { brief: JSON.stringify(reading.brief), reader: reader.name }),
            warnings: JSON.stringify(isModels ? reading.warnings : reading.warnings.filter(isOfModel)),
          });
          onStep('reading-stored', row.id);
          return kept;
        }),
      );
    },
  };
}

/** Whether the built-in reader doubts what it read. */
const isUnsure = ({ warnings, unused }: ReadPrompt): boolean =>
  warnings.some(({ code }) => UNSURE.has(code)) || unused.some(({ why }) => why === 'not_understood');

/** What it says of the prompt itself, whoever reads it: wishes that nobody can follow. */
const ofPrompt = ({ warnings }: ReadPrompt): Warning[] =>
  warnings.filter(({ code }) => !OF_ITS_READING.has(code));

/** A model describes pictures in English; with no texts beside it, that is the language of the brief. */
const inItsLanguage = (brief: Brief): Brief =>
  brief.blocks.length === 0 && brief.picture !== null ? { ...brief, language: 'en' } : brief;

type Missing = Exclude<ReadOutcome<Reading>['kind'], 'read'>;

const OUT = 'The model that reads prompts is not available, so the built-in reader read this one.';
const NOT_HELD = 'The model did not keep to the words of this prompt, so the built-in reader read it.';
const MISSING: Readonly<Record<Missing, string>> = {
  unread: NOT_HELD,
  refused: 'The model declined to read this prompt, so the built-in reader read it.',
  unavailable: OUT,
  misconfigured: OUT,
  unusable: OUT,
};

const withWarning = (reading: Reading, message: string): Reading => ({
  ...reading,
  warnings: [...reading.warnings, { code: 'not_read', message, words: [] }],
});
const isOfModel = ({ code }: Warning): boolean => code === 'not_read';
