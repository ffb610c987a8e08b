// Made by build.mjs of `contract/openapi.json`: the schemas of a template's definition, by name.
declare module 'cardwright:template-schemas' {
  export const TEMPLATE_SCHEMAS: Readonly<Record<string, object>>;
}
