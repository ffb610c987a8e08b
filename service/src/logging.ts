import pino, { type DestinationStream, type Logger } from 'pino';

/** One line of JSON a message, to standard output. Callers keep keys, prompts and addresses of images out of it. */
export const createLog = (level: string, destination?: DestinationStream): Logger =>
  pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, destination);
