/** A template parameter with an invalid value; the message says what is allowed. */
export class TemplateParameterError extends Error {
  readonly parameter: string;

  constructor(parameter: string, message: string) {
    super(message);
    this.name = 'TemplateParameterError';
    this.parameter = parameter;
  }
}
