/** A template parameter that cannot be drawn; the message says what would be right. */
export class TemplateParameterError extends Error {
  readonly parameter: string;

  constructor(parameter: string, message: string) {
    super(message);
    this.name = 'TemplateParameterError';
    this.parameter = parameter;
  }
}
