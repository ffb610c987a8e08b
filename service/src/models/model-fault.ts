import type { PaintOutcome } from './painter.ts';

export type Fault = Exclude<PaintOutcome, { kind: 'painted' }>;

/** Ends an order early. */
export class ModelFault extends Error {
  override readonly name = 'ModelFault';
  readonly fault: Fault;

  constructor(fault: Fault, options?: ErrorOptions) {
    super(fault.detail, options);
    this.fault = fault;
  }
}
