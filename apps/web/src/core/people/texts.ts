import { registerTexts } from '../i18n/texts.ts';

/** A CPF that is masked, shown after a reason. */
export const revealCpfTexts = {
  show: 'Mostrar CPF {{cpf}}',
  title: 'Mostrar o CPF de {{name}}',
  lead: 'Quem pediu, quando e por que ficam no registro de acessos.',
  reason: 'Motivo',
  submit: 'Mostrar',
  cancel: 'Cancelar',
  close: 'Fechar',
  none: 'Não há CPF.',
} as const;

declare module '../i18n/text-catalogue.ts' {
  interface TextCatalogue {
    revealCpf: typeof revealCpfTexts;
  }
}

registerTexts('revealCpf', revealCpfTexts);
