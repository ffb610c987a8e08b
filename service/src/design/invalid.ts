import { ServiceError } from '../base/service-error.ts';

/** A refusal that names the field; `problem` is the end of a sentence about it. */
export const invalid = (parameter: string, problem: string, cause?: unknown): ServiceError =>
  new ServiceError('invalid', `\`${parameter}\` ${problem.replace(/\.$/, '')}.`, {
    code: 'invalid_parameter',
    parameter,
    cause,
  });
