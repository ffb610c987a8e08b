// Made by build.mjs of `docs/pictures/templates/`: addresses of the pictures by the names of the templates.
declare module 'cardwright:template-pictures' {
  export const TEMPLATE_PICTURES: Readonly<Record<string, string>>;
}
