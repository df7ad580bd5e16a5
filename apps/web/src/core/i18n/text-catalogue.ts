/** Every namespace adds its pt-BR texts here (`declare module`), so that keys are checked where they are used. */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled by the features' texts.ts
export interface TextCatalogue {}
