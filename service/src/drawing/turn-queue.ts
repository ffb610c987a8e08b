import { createRoundRobin } from '../base/round-robin.ts';
import { PRIORITIES, type Priority } from './drawing-engine.ts';

type Place = { priority: Priority; owner: string };

export interface TurnQueue<Job extends object> {
  /** Behind the owner's other jobs of this priority. */
  add(job: Job, place: Place): void;
  /** Before everybody: for a job that had its turn and could not use it. */
  putBack(job: Job): void;
  /**
   * A card, if one waits; else paid and free jobs take turns, so that neither can starve the other. Among these, owners take turns, each
   * with the most urgent first. An owner whose next job is not allowed now waits, and keeps the turn.
   */
  take(isAllowed?: (job: Job) => boolean): Job | undefined;
  /** False for a job that does not wait. */
  remove(job: Job): boolean;
  readonly size: number;
}

const CARDS: readonly Priority[] = ['card'];
/** Those that wait for no other kind for longer than one job. */
const KINDS: Readonly<Record<string, readonly Priority[]>> = {
  free: ['question', 'preview', 'example'],
  paid: ['image'],
};

/** Jobs in the order in which they deserve a worker. */
export function createTurnQueue<Job extends object>(): TurnQueue<Job> {
  const returned = new Set<Job>();
  const waiting = PRIORITIES.map((priority) => ({ priority, owners: new Map<string, Set<Job>>() }));
  const places = new Map<Job, Place>();
  const turns = createRoundRobin();
  const kinds = createRoundRobin();

  const ownersOf = (priority: Priority): Map<string, Set<Job>> =>
    waiting[PRIORITIES.indexOf(priority)]?.owners ?? new Map();

  const remove = (job: Job): boolean => {
    const place = places.get(job);
    if (place === undefined) return returned.delete(job);
    places.delete(job);
    const owners = ownersOf(place.priority);
    const jobs = owners.get(place.owner);
    jobs?.delete(job);
    if (jobs?.size === 0) owners.delete(place.owner);
    return true;
  };

  /** Each owner's first job. */
  const firstOf = (priorities: readonly Priority[], isAllowed: (job: Job) => boolean): Map<string, Job> => {
    const first = new Map<string, Job>();
    for (const priority of priorities)
      for (const [owner, [job]] of ownersOf(priority))
        if (job && !first.has(owner) && isAllowed(job)) first.set(owner, job);
    return first;
  };

  const next = (isAllowed: (job: Job) => boolean): Job | undefined => {
    for (const job of returned) if (isAllowed(job)) return job;
    const choose = (first: Map<string, Job>) => first.get(turns.next(first.keys()) ?? '');
    const card = choose(firstOf(CARDS, isAllowed));
    if (card !== undefined) return card;
    const waitingKinds = new Map<string, Map<string, Job>>();
    for (const [kind, priorities] of Object.entries(KINDS)) {
      const first = firstOf(priorities, isAllowed);
      if (first.size > 0) waitingKinds.set(kind, first);
    }
    return choose(waitingKinds.get(kinds.next(waitingKinds.keys()) ?? '') ?? new Map());
  };

  return {
    add: (job, place) => {
      const owners = ownersOf(place.priority);
      const jobs = owners.get(place.owner) ?? new Set();
      owners.set(place.owner, jobs.add(job));
      places.set(job, place);
    },
    putBack: (job) => {
      returned.add(job);
    },
    take: (isAllowed = () => true) => {
      const job = next(isAllowed);
      if (job !== undefined) remove(job);
      return job;
    },
    remove,
    get size() {
      return places.size + returned.size;
    },
  };
}
