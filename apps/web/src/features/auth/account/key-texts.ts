import { registerTexts } from '../../../core/i18n/texts.ts';

/** Sentences of the personal keys for programs. */
export const keyTexts = {
  card: {
    title: 'Chaves para programas',
    lead: 'Com uma chave, QGIS, R, Python ou Excel leem os dados em seu nome, sem a sua senha. Ela só lê, e mostra o que o seu perfil vê.',
    failed: 'Não foi possível ler as chaves',
    none: 'Nenhuma chave',
    noneDetail: 'Crie uma para cada programa ou computador.',
    make: 'Criar chave',
    revoke: 'Revogar',
    revokeNamed: 'Revogar a chave {{name}}',
    start: '{{start}}… · {{scopes}}',
    ends: 'Vale até {{end}}',
    ended: 'Venceu em {{end}}',
    revoked: 'Revogada em {{end}}',
    withoutFactor: 'Não vale: criada sem o segundo fator, que a conta agora pede',
    used: '{{state}} · último uso {{use}}',
    usedFrom: '{{state}} · último uso {{use}}, de {{address}}',
    neverUsed: '{{state}} · nunca usada',
  },
  make: {
    title: 'Criar chave',
    lead: 'A chave é mostrada uma única vez.',
    name: 'Nome',
    nameHint: 'O programa ou o computador em que vai ficar',
    scopes: 'O que a chave lê',
    maps: 'Mapas (WMS e WFS)',
    reports: 'Relatórios',
    indicators: 'Indicadores',
    days: 'Validade',
    day: '{{count}} dias',
    year: '1 ano',
    password: 'Senha atual',
    cancel: 'Cancelar',
    submit: 'Criar',
  },
  made: {
    title: 'Chave criada',
    lead: 'Guarde a chave agora: ela não será mostrada outra vez.',
    key: 'Chave',
    use: 'No programa, escreva a chave no lugar da senha, com qualquer nome de usuário. Não a ponha em endereços nem a envie por email.',
    copy: 'Copiar chave',
    copied: 'Chave copiada',
    copyFailed: 'Não foi possível copiar. Selecione a chave e copie.',
    done: 'Já guardei',
  },
  revoke: {
    title: 'Revogar a chave',
    lead: 'Os programas que usam “{{name}}” deixam de ler os dados na hora. Não há volta.',
    cancel: 'Cancelar',
    submit: 'Revogar',
    done: 'Chave revogada',
  },
} as const;

declare module '../../../core/i18n/text-catalogue.ts' {
  interface TextCatalogue {
    programKeys: typeof keyTexts;
  }
}

registerTexts('programKeys', keyTexts);
