/** Something that the operator can mend. `message` says what and how; it is printed alone, without a stack. */
export class OperatorError extends Error {
  override readonly name: string = 'OperatorError';
}
