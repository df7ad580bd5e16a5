// [LGPD art. 37]
import { join } from 'node:path';
import { RETENTION, type Retention } from '@fonte/contracts/retention';
import { expect, it } from 'vitest';
import { PLACES, PURPOSES, type Mark, type Place } from './places/index.ts';

const PAGE = join(import.meta.dirname, '../../../../../docs/registro-de-tratamento.md');

/** What a mark is in the words of the law's readers; null for what tells nothing of a person. */
const KINDS: Readonly<Record<Mark, string | null>> = {
  cpf: 'CPF',
  email: 'email',
  nome: 'nome',
  nascimento: 'data de nascimento',
  conta: 'conta do portal',
  produtor: 'código de produtor',
  imovel: 'propriedade do produtor',
  texto: 'texto livre, que pode citar alguém',
  json: 'registro, que pode citar alguém',
  rede: 'endereço de rede e aparelho',
  traco: 'sexo, escolaridade, renda, tempo de atividade; cor ou raça (sensível)',
  segredo: null,
  derivado: null,
  fato: null,
};

const classOf = (table: string): Retention | undefined =>
  Object.values<Retention>(RETENTION).find((one) => `portal.${one.table}` === table);

function row([table, { what, why, columns, anonymise }]: [string, Place]): string {
  const kinds = (Object.keys(columns) as Mark[]).map((mark) => KINDS[mark]).filter((kind) => kind !== null);
  const purpose = PURPOSES[why];
  const kept = classOf(table);
  const time = kept?.days === 1 ? '1 dia' : `${kept?.days} dias`;
  const until =
    kept === undefined
      ? purpose.kept
      : kept.goes === 'person'
        ? `${purpose.kept}; removida, ${time}, e depois sem a pessoa`
        : kept.goes === 'words'
          ? `${purpose.kept}; falhas e motivo, ${time}`
          : time;
  const gone = anonymise === 'apaga' ? 'apagada' : 'trocada';
  return `| ${what} | \`${table}\` | ${kinds.join('; ') || 'ligação com a conta'} | ${why} | ${until} | ${gone} |`;
}

const page = (): string =>
  [
    '# Registro das operações de tratamento',
    '',
    'LGPD, art. 37. Gerado das marcas das colunas (`apps/server/src/modules/privacy/places`) por `npm run golden`; um teste o confere, e uma coluna pessoal nova sem a sua linha não passa',
    '(`places.db.test.ts`). As bases legais são as dos papéis do programa: quem o controla as confirma. Encontrar, exportar, corrigir e anonimizar: página Privacidade (docs/security.md).',
    '',
    '## Finalidades',
    '| finalidade | para quê | base legal | quem vê |',
    '|---|---|---|---|',
    ...Object.entries(PURPOSES).map(
      ([name, { why, basis, seen }]) => `| ${name} | ${why} | ${basis} | ${seen} |`,
    ),
    '',
    '## O que há',
    'A última coluna diz o que a anonimização faz com a linha da pessoa.',
    '',
    '| o quê | tabela | dados | finalidade | guardado por | ao anonimizar |',
    '|---|---|---|---|---|---|',
    ...Object.entries(PLACES).map(row),
    '',
  ].join('\n');

it('docs/registro-de-tratamento.md says what the marks say', async () => {
  await expect(page()).toMatchFileSnapshot(PAGE);
});

it('every purpose is some table’s', () => {
  const named = new Set<string>(Object.values(PLACES).map(({ why }) => why));
  expect(Object.keys(PURPOSES).filter((name) => !named.has(name))).toEqual([]);
});
